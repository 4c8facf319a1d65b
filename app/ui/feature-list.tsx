import { FeaturePicture, type FeaturePictureName } from "./pictures/feature-picture";

type FeatureListProps = {
  /** Level of the titles: 2 directly under the page's h1. */
  level?: 2 | 3;
  items: readonly { title: string; text: string; picture?: FeaturePictureName }[];
};

export function FeatureList({ items, level = 3 }: FeatureListProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className="features">
      {items.map(({ title, text, picture }) => (
        <li key={title}>
          {picture ? <FeaturePicture name={picture} /> : null}
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
