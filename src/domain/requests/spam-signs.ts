/** By what a form shows that no person filled it in. */

/** A field that people neither see nor reach. Its name means nothing, so that password managers leave it empty. */
export const trapName = 'q7';

/** Password managers ignore autocomplete. Each has its own attribute. */
export const trapAttributes = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
} as const;

/** Milliseconds from the first answer on that a person needs at least. */
export const fastestPerson = 2500;
