/** Values in the format of Firestore's REST interface. */
type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  /** JSON has no 64-bit numbers, so it travels as text. */
  | { integerValue: string }
  /** With a fraction. */
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };

export type FirestoreFields = Record<string, FirestoreValue>;

/** Numbers are whole. */
export type Storable = null | boolean | number | string | Date | readonly Storable[] | StorableMap;

/** A field that is undefined is left out. */
export type StorableMap = { readonly [field: string]: Storable | undefined };

export function toValue(value: Storable): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value) } };
}

export function toFields(record: StorableMap): FirestoreFields {
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, toValue(value)]],
    ),
  );
}

/** A document's fields as plain values. Types that the functions never store become undefined. */
export function fromFields(fields: FirestoreFields = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, fromValue(value)]),
  );
}

function fromValue(value: FirestoreValue): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  // The database omits the list of an empty array or map.
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue);
  if ('mapValue' in value) return fromFields(value.mapValue.fields);
  return undefined;
}

// Array.isArray does not narrow readonly arrays.
function isList(value: object): value is readonly Storable[] {
  return Array.isArray(value);
}
