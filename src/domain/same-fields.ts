/** Whether the record holds these values. Dates compare by time, lists by entries. */
export function hasFields<Fields extends object>(record: Fields, fields: Partial<Fields>): boolean {
  return (Object.keys(fields) as (keyof Fields)[]).every((field) =>
    isSame(record[field], fields[field]),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
