/** The page of a sooner time, which a link in a mail opens. A title and a sentence each. */
export const openTitle = 'An earlier time is open';
/** firstName: '' if it isn't known. */
export const openText = (firstName: string) =>
  `${firstName && `Hi ${firstName}. `}We’ve asked others, too. The first to take it gets it.`;
export const yoursTitle = 'It’s yours';
export const yoursText = 'See you then!';
export const takenTitle = 'Taken';
export const lapsedTitle = 'This offer has ended';
export const stay = 'You stay on the list.';
export const endedTitle = 'This offer is over';
export const endedText = 'Would you like another time? Please call us.';
/** when: a day and a time. */
export const moves = (when: string) => `Your appointment on ${when} moves here.`;
export const keeps = 'If you do nothing, your appointment stays as it is.';
export const take = 'Take this time';
export const taking = 'Taking it…';
export const takeFailed = 'Your answer didn’t reach us. Check your connection and try again.';
