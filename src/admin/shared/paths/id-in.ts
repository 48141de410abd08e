/** An invalid id would make the database refuse the whole query. */
export function idIn(params: URLSearchParams, name: string): string | null {
  const id = params.get(name);
  return id && /^[\w-]+$/.test(id) ? id : null;
}
