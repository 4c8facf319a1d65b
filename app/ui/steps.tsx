type StepsProps = { items: readonly { title: string; text: string }[] };

export function Steps({ items }: StepsProps) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
