/**
 * Where errors are reported. Every `catch` that turns an error into words, or drops it, calls `report`.
 *
 * The console always gets the error. The back office of a production build also stores what and kind in `problems`
 * (src/admin/shared/access/keep-problems.ts), but never a message, which can quote typed text.
 *
 * Not stored: refusals that the program expects, and what the user cancelled (data/problems/error-kind.ts). An
 * error without an answer from the server has the kind 'no answer' and is stored once per page load.
 */
type Listener = (what: string, error: unknown) => void;

export const listeners = new Set<Listener>([toConsole]);

/** `what` must be fixed words, without names or texts from the data. */
export function report(error: unknown, what: string): void {
  for (const listen of listeners) listen(what, error);
}

function toConsole(what: string, error: unknown): void {
  if (import.meta.env.DEV) console.error(what, error);
  else console.warn(what, error);
}
