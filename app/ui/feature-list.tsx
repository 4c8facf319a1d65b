import { FeaturePicture, type FeaturePictureName } from "./pictures/feature-picture";

type FeatureListProps = { items: readonly { title: string; text: string; picture?: FeaturePictureName }[] };

export function FeatureList({ items }: FeatureListProps) {
  return (
    <ul className="features">
      {items.map(({ title, text, picture }) => (
        <li key={title}>
          {picture ? <FeaturePicture name={picture} /> : null}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
