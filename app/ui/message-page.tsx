import { ButtonLink } from "./button";
import { MessagePicture, type MessagePictureName } from "./pictures/message-picture";

type MessagePageProps = {
  picture: MessagePictureName;
  title: string;
  text: string;
  actions: readonly { href: string; label: string; primary?: boolean }[];
};

/** The whole content of a page that says one thing: not found, away, too many, maintenance. */
export function MessagePage({ picture, title, text, actions }: MessagePageProps) {
  return (
    <div className="message text">
      <MessagePicture name={picture} />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {actions.length > 0 ? (
        <div className="actions">
          {actions.map(({ href, label, primary }) => (
            <ButtonLink key={href} href={href} variant={primary ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </div>
  );
}
