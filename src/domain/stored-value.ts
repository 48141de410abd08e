/** Reads fields of stored documents, which may be of any age and shape. */

/** Trimmed; '' for anything that is not a string. */
export function storedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The texts of a list, without blank ones; none for anything that is no list. */
export function storedTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(storedText).filter(Boolean) : [];
}

/** A map or list inside a document; null for anything else. */
export function storedMap(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

/** Older documents hold ISO texts or milliseconds instead of dates; null for anything else. */
export function storedDate(value: unknown): Date | null {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') {
    return null;
  }
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
