/** Tells errors apart without their messages. Visitors do not download this module. */

const expectedNames = new Set(['AbortError', 'AccessDenied', 'PictureError', 'WriteError']);

/** Firestore's and Storage's codes for a lost request or answer. */
const lostCodes = new Set([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'internal',
  'cancelled',
  'storage/retry-limit-exceeded',
]);

/** Refusals that the program expects, and what the user cancelled: no problem for a developer. */
export function isExpected(error: unknown): boolean {
  return error instanceof Error && expectedNames.has(error.name);
}

/** The request or its answer got lost: a write may be stored all the same. */
export function gotNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'NoAnswer' || lostCodes.has(codeOf(error));
}

/** 'no answer', or the code or name of an error; 'unknown' for anything else. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (gotNoAnswer(error) || isFailedFetch(error)) return 'no answer';
  const kind = codeOf(error) || error.name;
  // A library may put any value there.
  return /^[A-Za-z][A-Za-z/_-]{0,59}$/.test(kind) ? kind : 'unknown';
}

/** A browser throws a TypeError for a lost connection and for a bug alike; only its message tells them apart. */
function isFailedFetch({ name, message }: Error): boolean {
  if (name === 'TimeoutError') return true;
  return name === 'TypeError' && /^(Failed to fetch|NetworkError|Load failed)/.test(message);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
