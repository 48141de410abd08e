import { Timestamp } from './firestore.ts';

/** A stored document with every Timestamp, at any depth, as a Date. */
export function withDates(stored: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  // References and geo points are instances of their own classes.
  const isMap = Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? withDates(value as Record<string, unknown>) : value;
}
