/** The guide as a booklet, in large letters: 'Utah / PIP Guide'. */
export const titleTop = 'Utah';
export const titleEnd = 'PIP Guide';
export const subtitle = 'What your own car insurance covers after a crash';
