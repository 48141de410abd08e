/** Below the results of a search that has found more than it shows. */
export const typeMore = 'More match. Type more to find them.';
