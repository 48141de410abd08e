/**
 * Where errors are heard. Every `catch` that turns an error into words, or drops it, calls `report`.
 *
 * The console always gets the error. The back office of a production build also keeps what and kind in
 * `problems` (src/admin/problems/keep-problems.ts): never a message, which can quote what somebody typed.
 *
 * Not reported: what the program expects to refuse (`expectedNames`), and what the user has cancelled.
 * An error without an answer from the server is reported as kind 'no answer', and kept once per page load.
 */
export type Report = {
  /** In our own fixed words: what did not work. */
  what: string;
  /** The error's code or name. */
  kind: string;
};

type Listener = (report: Report, error: unknown) => void;

const expectedNames = new Set([
  'AbortError',
  'AccessDenied',
  'ChangedMeanwhile',
  'Gone',
  'PictureError',
  'ProviderGone',
  'TimeTaken',
]);

/** Firestore's and Storage's codes when a request or its answer got lost. */
const lostCodes = new Set([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'internal',
  'cancelled',
  'storage/retry-limit-exceeded',
]);

/** Who hears of reports. */
export const listeners = new Set<Listener>([toConsole]);

/** `what` must be fixed words, without names or texts from the data. */
export function report(error: unknown, what: string): void {
  if (error instanceof Error && expectedNames.has(error.name)) return;
  for (const listen of listeners) listen({ what, kind: kindOf(error) }, error);
}

/** A request or its answer got lost: a write may have been stored all the same. */
export function gotNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'NoAnswer' || lostCodes.has(codeOf(error));
}

/** 'no answer', or the code or name of an error; 'unknown' for anything else. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (gotNoAnswer(error) || isFailedFetch(error)) return 'no answer';
  const kind = codeOf(error) || error.name;
  // A library may put anything there.
  return /^[A-Za-z][A-Za-z/_-]{0,59}$/.test(kind) ? kind : 'unknown';
}

/** Browsers throw a TypeError, as for a bug of ours; only its words tell the two apart. */
function isFailedFetch({ name, message }: Error): boolean {
  if (name === 'TimeoutError') return true;
  return name === 'TypeError' && /^(Failed to fetch|NetworkError|Load failed)/.test(message);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function toConsole({ what }: Report, error: unknown): void {
  if (import.meta.env.DEV) console.error(what, error);
  else console.warn(what, error);
}
