/** The ids of a list in the address, which spaces separate. An invalid one would make the database refuse the query. */
export function idsIn(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? '').split(' ').filter((id) => /^[\w-]+$/.test(id));
}

export function idIn(params: URLSearchParams, name: string): string | null {
  return idsIn(params, name)[0] ?? null;
}
