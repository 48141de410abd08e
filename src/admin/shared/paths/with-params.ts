/** The search of an address with some parameters changed; null removes one. At least '?'. */
export function withParams<Param extends string>(
  params: URLSearchParams,
  changes: Partial<Record<Param, string | null>>,
): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return `?${next}`;
}
