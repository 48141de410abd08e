/**
 * Where errors are heard. Every `catch` that turns an error into words, or drops it, calls `report`.
 *
 * The console always gets the error. The back office of a production build also keeps what and kind in
 * `problems` (src/admin/problems/keep-problems.ts): never a message, which can quote what somebody typed.
 *
 * Not kept: what the program expects to refuse, and what the user has cancelled (data/problems/error-kind.ts).
 * An error without an answer from the server is of kind 'no answer', and kept once per page load.
 */
type Listener = (what: string, error: unknown) => void;

/** Who hears of reports. */
export const listeners = new Set<Listener>([toConsole]);

/** `what` must be fixed words, without names or texts from the data. */
export function report(error: unknown, what: string): void {
  for (const listen of listeners) listen(what, error);
}

function toConsole(what: string, error: unknown): void {
  if (import.meta.env.DEV) console.error(what, error);
  else console.warn(what, error);
}
