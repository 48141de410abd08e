/** Milliseconds that a person needs at the very least. */
const fastestPerson = 2500;

/** Signs of a machine: the field that people do not see is filled, or the form came too soon. */
export function looksLikeSpam(body: Record<string, unknown>): boolean {
  const { website, elapsedMs } = body;
  const trapped = typeof website === 'string' && website.trim() !== '';
  const tooSoon = typeof elapsedMs === 'number' && elapsedMs < fastestPerson;
  return trapped || tooSoon;
}
