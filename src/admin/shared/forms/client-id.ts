import { isUuid } from '#domain/text/uuid.ts';

/** The id that a form made for its record, so that a second submit stores it once. Else a new one. */
export function clientId(form: FormData, field: string): string {
  const id = form.get(field);
  return isUuid(id) ? id : crypto.randomUUID();
}
