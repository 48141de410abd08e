import type { Refusals } from '../save/save.ts';

const taken = 'That time was just taken. Please choose another one.';
const gone = 'This provider is no longer in the staff directory. Please choose another one.';
const changed =
  'A colleague just changed this appointment, so your change wasn’t saved. Try again if it’s still right.';

const failed = 'Failed to change the appointment. Please try again.';

/** The form of a visit shows what failed. */
export const formWords = {
  failed,
  inForm: true,
  refusals: {
    'time-taken': { field: 'start', message: taken },
    'provider-gone': { field: 'providerId', message: gone },
    changed,
  } satisfies Refusals,
};

/** A control has no fields: a toast says what failed. */
export const controlWords = {
  failed,
  refusals: { 'time-taken': taken, 'provider-gone': gone, changed } satisfies Refusals,
};
