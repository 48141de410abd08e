import type { WriteError, WriteErrorCode } from '#data/firebase/write-errors.ts';
import type { FieldError } from '../error-of.ts';

const refusals: Partial<Record<WriteErrorCode, FieldError>> = {
  'time-taken': {
    field: 'start',
    message: 'That time was just taken. Please choose another one.',
  },
  'provider-gone': {
    field: 'providerId',
    message: 'This provider is no longer in the staff directory. Please choose another one.',
  },
  changed: {
    message:
      'A colleague just changed this appointment, so your change wasn’t saved. Try again if it’s still right.',
  },
};

const failed = 'Failed to change the appointment. Please try again.';

/** The form of a visit shows what failed. */
export const formWords = {
  failed,
  inForm: true,
  refusal: ({ code }: WriteError) => refusals[code],
};

/** A control has no fields: a toast says what failed. */
export const controlWords = {
  failed,
  refusal({ code }: WriteError): FieldError | undefined {
    const { message } = refusals[code] ?? {};
    return message ? { message } : undefined;
  },
};
