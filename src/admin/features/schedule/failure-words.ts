import { serverDate } from '#data/server-clock.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { heldUntilLabel } from '#domain/visits/visit-state.ts';
import type { Refusals } from '../../shared/save/save.ts';

const taken = 'That time was just taken. Please choose another one.';
const gone = 'This provider is no longer in the staff directory. Please choose another one.';
const changed =
  'A colleague just changed this visit, so your change wasn’t saved. Try again if it’s still right.';

const heldWords = (hold: Visit) =>
  `Held for ${hold.patientName} until ${heldUntilLabel(hold, serverDate())}. Release it, or choose another time.`;

const failed = 'Failed to change the visit. Please try again.';

/** The form of a visit shows what failed. */
export const formWords = {
  failed,
  inForm: true,
  refusals: {
    'time-taken': { field: 'start', message: taken },
    'time-held': (hold: Visit) => ({ field: 'start', message: heldWords(hold), hold }),
    'provider-gone': { field: 'providerId', message: gone },
    changed,
  } satisfies Refusals,
};

/** A control has no fields: a toast says what failed. */
export const controlWords = {
  failed,
  refusals: {
    'time-taken': taken,
    'time-held': heldWords,
    'not-open': (why: string) => `${why}. Open the visit to move it there anyway.`,
    'provider-gone': gone,
    changed,
  } satisfies Refusals,
};
