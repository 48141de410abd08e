/** Parts of forms and pages, on the website and in the back office. */
export const optional = '(optional)';
/** Above the list of a form's errors. */
export const lookAgain = (count: number) =>
  count === 1 ? 'One thing needs another look' : `${count} things need another look`;
export const tooLong = (length: number, limit: number) =>
  `${length} of at most ${limit} characters`;
export const stillOffline = 'There’s still no connection. Please try again in a moment.';
export const clearSearch = 'Clear search';
