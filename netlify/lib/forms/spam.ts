/** Milliseconds that a person needs at least. */
const fastestPerson = 2500;

export function looksLikeSpam(body: Record<string, unknown>): boolean {
  const { website, elapsedMs } = body;
  const trapped = typeof website === 'string' && website.trim() !== '';
  const tooSoon = typeof elapsedMs === 'number' && elapsedMs < fastestPerson;
  return trapped || tooSoon;
}
