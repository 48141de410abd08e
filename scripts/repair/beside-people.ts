/** How a repair writes while people are at work. */

/** Reads before giving up when people keep changing what is read. */
export const attempts = 10;

/** Transactions at a time. */
export const width = 20;

/** ALREADY_EXISTS, FAILED_PRECONDITION or ABORTED. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && [6, 9, 10].includes(Number(error.code));
}
