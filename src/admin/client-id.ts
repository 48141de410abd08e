const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a form made for its record, so that a second submit stores it once. Else a new one. */
export function clientId(form: FormData, field: string): string {
  const id = form.get(field);
  return typeof id === 'string' && uuid.test(id) ? id : crypto.randomUUID();
}
