type ChecklistProps = {
  title: string;
  items: string[];
  wide?: boolean;
};

export function Checklist({ title, items, wide = false }: ChecklistProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={wide ? 'checklist checklist-wide' : 'checklist'}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
