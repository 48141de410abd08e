import { fastestPerson, trapName } from '#domain/requests/spam-signs.ts';
import { checkEmail } from '#domain/text/form-checks.ts';
import { parseOfficePhone } from '#domain/text/parse-phone.ts';
import { cleanEmail, cleanLine } from '#domain/text/plain-text.ts';

/** A person who can be reached is never spam by time alone. */
export function looksLikeSpam(body: Record<string, unknown>): boolean {
  const { [trapName]: trap, elapsedMs } = body;
  const isTrapped = typeof trap === 'string' && trap.trim() !== '';
  const isTooSoon = typeof elapsedMs === 'number' && elapsedMs < fastestPerson;
  return isTrapped || (isTooSoon && !isReachable(body));
}

function isReachable(body: Record<string, unknown>): boolean {
  const email = cleanEmail(body.email);
  return (email !== '' && !checkEmail(email)) || parseOfficePhone(cleanLine(body.phone)) !== null;
}
