/** Milliseconds of a quarter hour. Quarter hours are counted since 1970. */
export const quarterMs = 15 * 60_000;
