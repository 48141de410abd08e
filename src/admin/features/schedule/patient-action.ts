/** What staff do about the patient of a visit: the mail about it, and the patient's answer. */
import { callOffMail, closeAnswer } from '#data/booking/book-visit.ts';
import { sendVisitMail } from '#data/visits/visit-mails.ts';
import type { Author } from '#domain/account/author.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { unsentReason, unsentText } from '../../shared/forms/unsent-text.ts';
import {
  changeFailure,
  type ScheduleAnswer,
  scheduleRefusal,
  tell,
} from './booking/schedule-answer.ts';

/** Sends the mail now, without the wait after a change. */
export async function sendMail(id: string): Promise<ScheduleAnswer> {
  try {
    const unsent = unsentText(await sendVisitMail(id, true));
    if (unsent) return tell({ ok: false, errors: [{ message: unsent }] });
  } catch (error) {
    const message = unsentReason(error, 'Failed to send an email about a visit');
    return tell({ ok: false, errors: [{ message }] });
  }
  toast.success('Email sent to the patient');
  return { ok: true };
}

export async function callOff(id: string, by: Author): Promise<ScheduleAnswer> {
  try {
    await callOffMail(id, by);
  } catch (error) {
    return tell(await scheduleRefusal(error, changeFailure));
  }
  toast.success('No email will be sent');
  return { ok: true };
}

export async function closeAnswerOf(id: string, by: Author): Promise<ScheduleAnswer> {
  try {
    await closeAnswer(id, by);
  } catch (error) {
    return tell(await scheduleRefusal(error, changeFailure));
  }
  return { ok: true };
}
