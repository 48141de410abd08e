const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A UUID as crypto.randomUUID() writes it, in lower case. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
