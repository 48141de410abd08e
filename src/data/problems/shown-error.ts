/** An error with words for people: an answer of the server, or a sentence of this program. */
export class ShownError extends Error {}

/** Its words; '' for any other error, whose message is for developers. */
export function shownWords(error: unknown): string {
  return error instanceof ShownError ? error.message : '';
}
