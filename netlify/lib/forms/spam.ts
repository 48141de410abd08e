/** Milliseconds that a person needs at least. */
const fastestPerson = 2500;

/** Signs of a bot: the hidden field is filled, or the form came too soon. */
export function looksLikeSpam(body: Record<string, unknown>): boolean {
  const { website, elapsedMs } = body;
  const trapped = typeof website === 'string' && website.trim() !== '';
  const tooSoon = typeof elapsedMs === 'number' && elapsedMs < fastestPerson;
  return trapped || tooSoon;
}
