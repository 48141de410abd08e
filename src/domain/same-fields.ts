/** Whether the record holds these values. Dates compare by time, lists by entries. */
export function hasFields<Fields extends object>(record: Fields, fields: Partial<Fields>): boolean {
  return (Object.keys(fields) as (keyof Fields)[]).every((field) =>
    isSame(record[field], fields[field]),
  );
}

/** Those of the fields that the record holds otherwise. */
export function differingFields<Fields extends object>(
  fields: Partial<Fields>,
  record: Partial<Fields>,
): Partial<Fields> {
  const entries = Object.entries(fields) as [keyof Fields, unknown][];
  return Object.fromEntries(
    entries.filter(([field, value]) => !isSame(record[field], value)),
  ) as Partial<Fields>;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
