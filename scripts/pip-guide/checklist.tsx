type ChecklistProps = {
  title: string;
  items: string[];
  /** Over both columns of the page. */
  wide?: boolean;
};

/** A list to tick off with a pen. */
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
