/** Around the text of each legal page. */
export const lastUpdated = 'Last updated';
export const sample = 'Sample text, until the clinic replaces it with its own.';
export const contents = 'On this page';
