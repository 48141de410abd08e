/** The clinic's facts, on several pages. */

/** What the clinic offers, for search engines. */
export const service = 'Chiropractic care';
export const officeHours = 'Office hours';
export const today = 'Today';
export const closed = 'Closed';
/** Before a price. */
export const firstVisitPrice = 'Without insurance, a first visit is';
/** A time follows. */
export const nextOpening = 'Next opening:';
export const fiveStars = '5 out of 5 stars';
/** Days or languages at the head of a row or line, where Spanish begins with a capital. */
export const atHead = (words: string): string => words;
/** A language as the clinic's settings name it. */
export const languageName = (english: string): string => english;
