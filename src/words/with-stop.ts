/** Ends with one full stop. A Spanish time has its own: '2:00 p. m.' */
export const withStop = (words: string) => (words.endsWith('.') ? words : `${words}.`);
