import { ProviderGone, TimeTaken } from '#data/booking/book-visit.ts';
import { ChangedMeanwhile } from '#data/firebase/write-errors.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { toast } from '#ui/overlays/toast.tsx';
import type { Conflict } from '../../../shared/forms/edit-conflict.tsx';
import { failureText } from '../../../shared/forms/failure-text.ts';

/** Errors are for the form that posted; a control without a form shows a toast. */
export type ScheduleAnswer =
  | { ok: true }
  | {
      ok: false;
      errors: { field?: string; message: string }[];
      conflict?: Conflict<Visit>;
    };

const takenText = 'That time was just taken. Please choose another one.';
const goneText = 'This provider is no longer in the staff directory. Please choose another one.';
const changedText =
  'A colleague just changed this appointment, so your change wasn’t saved. Try again if it’s still right.';
export const changeFailure = 'Failed to change the appointment. Please try again.';

export async function scheduleRefusal(
  error: unknown,
  failure: string,
): Promise<ScheduleAnswer & { ok: false }> {
  if (error instanceof TimeTaken) {
    return { ok: false, errors: [{ field: 'start', message: takenText }] };
  }
  if (error instanceof ProviderGone) {
    return { ok: false, errors: [{ field: 'providerId', message: goneText }] };
  }
  if (error instanceof ChangedMeanwhile) return { ok: false, errors: [{ message: changedText }] };
  return { ok: false, errors: [{ message: await failureText(failure, error) }] };
}

export function tell(answer: ScheduleAnswer & { ok: false }): ScheduleAnswer {
  for (const { message } of answer.errors) toast.error(message);
  return answer;
}
