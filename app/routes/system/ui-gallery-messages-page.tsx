import { Card } from "~/ui/card";
import { MessagePage } from "~/ui/message-page";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";
import { Toast } from "~/ui/toast";

export function Messages() {
  return (
    <>
      <Section id="notices" title="Notices, cards and running text" width="text">
        {(["info", "calm", "warn", "success", "error"] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
            <p>
              It says one thing and <a href="#more">leads further</a>.
            </p>
          </Notice>
        ))}
        <Card>
          <h3>A card</h3>
          <p className="code">K7QF-99XM</p>
        </Card>
        <Card tone="accent">
          <p>A tinted card.</p>
        </Card>
        <Card tone="plain">
          <p>A plain card.</p>
        </Card>
        <Prose>
          <h2>Running text</h2>
          <p>
            The nine types describe nine ways of paying attention: what you look for, what you avoid and what moves you
            to act. <a href="#read">Read on</a>.
          </p>
          <ul>
            <li>It is made for adults and for reflection.</li>
            <li>Another day may give another order.</li>
          </ul>
          <hr />
          <p>After nine dots the text goes on.</p>
        </Prose>
      </Section>
      <Toast message="Your answers are kept." type="success" closeLabel="Close" durationMs={2000} />
      {(["lost", "calm", "repair", "wait"] as const).map((picture) => (
        <MessagePage
          key={picture}
          picture={picture}
          title={`This is the picture “${picture}”`}
          text="The page you asked for has moved on, or was never here."
          actions={[
            { href: "#home", label: "Go to the start", primary: true },
            { href: "#resume", label: "Continue a test" },
          ]}
        />
      ))}
    </>
  );
}
