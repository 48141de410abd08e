/** By what a form shows that no person filled it in. */

/** A field that people neither see nor reach. Its name means nothing, so that password managers leave it empty. */
export const trapName = 'q7';

/** Milliseconds from the first answer on that a person needs at least. */
export const fastestPerson = 2500;
