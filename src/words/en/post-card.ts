/** Fixed labels of every article in a list. */
export const recent = 'Recent';
export const threeMinutes = '3 min read';
/** What a screen reader says instead. */
export const dateAndLength = (date: string, minutes: number) => `${date}, ${minutes} min read`;
export const readMore = 'Read More';
