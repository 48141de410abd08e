import { setRequestWish } from '#data/booking/waitlist.ts';
import { addCall, addNote, setCallBack, setHeardFrom } from '#data/leads/activity-log.ts';
import { sendMails } from '#data/leads/lead-mails.ts';
import { serverDate } from '#data/server-clock.ts';
import { parseCallBack } from '#domain/leads/call-back.ts';
import { callBackTime } from '#domain/leads/call-back-text.ts';
import { type CallOutcome, callOutcomeLabels, parseNote } from '#domain/leads/lead-activity.ts';
import { referralSourceOf } from '#domain/leads/referral-source.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { clientId } from '../../../shared/forms/client-id.ts';
import { type Saved, save } from '../../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../../shared/save/save-action.ts';
import { sendMail } from '../../../shared/save/send-mail.ts';
import { storeWish } from '../../../shared/waitlist/store-wish.ts';
import {
  changeStatus,
  clearOfSpam,
  dismiss,
  restore,
  setSpam,
  stepForward,
} from './change-status.ts';

/** Every action of staff on a lead; the list's menus and the drawer's forms both post here. */
export const action = saveAction({
  status: changeStatus,
  mail: stepForward,
  dismiss,
  restore,
  spam: setSpam,
  'not-spam': clearOfSpam,
  notify: (post) => sendMail(post, () => sendMails(post.id, true), 'Email sent to the clinic'),

  // The entry tells who looked, and the lead is no longer among those who may be a person.
  'keep-spam': (post) =>
    save(post, {
      write: () => addNote(post.id, 'Looked at: it is spam.', post.by, crypto.randomUUID()),
      failed: 'Failed to update lead status. Please try again.',
      done: 'Stays in Spam',
    }),

  async call(post) {
    const { form, by } = post;
    const outcome = form.get('outcome') as CallOutcome;
    const logged = await save(post, {
      write: () => addCall(post.id, outcome, by, clientId(form, 'entryId')),
      failed: 'Failed to log the call. Please try again.',
      done: `Call logged: ${callOutcomeLabels[outcome]}`,
    });
    return logged.ok && form.has('to') ? changeStatus(post) : logged;
  },

  /** `seen` is the answer that the screen showed. */
  'heard-from': (post) =>
    save(post, {
      write: () =>
        setHeardFrom(
          post.id,
          referralSourceOf(post.form.get('heardFrom')),
          post.by,
          referralSourceOf(post.form.get('seen')),
        ),
      failed: 'Failed to save the answer. Please try again.',
      inForm: true,
    }),

  'call-back': snoozeLead,
  sooner: (post) => storeWish(post, setRequestWish, { needsType: true }),

  note: (post) =>
    save(post, {
      parse: () => parseNote(post.form.get('note')),
      write: (note) => addNote(post.id, note, post.by, clientId(post.form, 'entryId')),
      failed: 'Failed to save the note. Please try again.',
      inForm: true,
    }),
});

const failed = 'Failed to set the call back. Please try again.';

/** Snoozes a lead until `until`, or a typed `date` and `time`; an empty `until` clears it. `seen`: on the screen. */
function snoozeLead(post: FormPost): Promise<Saved> {
  const { form, id, by } = post;
  const seen = dateOf(form.get('seen'));
  return save(post, {
    parse: () => untilOf(form, serverDate()),
    write: (until) => setCallBack(id, until, by, seen),
    failed,
    done: (_, until) =>
      until ? `Call back ${callBackTime(until, serverDate())}` : 'Call back cleared',
    undo: (_, until) => ({ write: () => setCallBack(id, seen, by, until), failed }),
  });
}

function untilOf(form: FormData, now: Date): Parsed<Date | null> {
  if (form.has('until')) return { ok: true, value: dateOf(form.get('until')) };
  return parseCallBack(String(form.get('date')), String(form.get('time')), now);
}

function dateOf(value: FormDataEntryValue | null): Date | null {
  return value ? new Date(String(value)) : null;
}
