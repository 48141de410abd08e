import { setRequestWish } from '#data/booking/waitlist.ts';
import { addCall, addNote, setHeardFrom } from '#data/leads/activity-log.ts';
import { sendMails } from '#data/leads/lead-mails.ts';
import { type CallOutcome, callOutcomeLabels, parseNote } from '#domain/leads/lead-activity.ts';
import { referralSourceOf } from '#domain/leads/referral-source.ts';
import { clientId } from '../../../shared/forms/client-id.ts';
import { save } from '../../../shared/save/save.ts';
import { saveAction } from '../../../shared/save/save-action.ts';
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
import { snoozeLead } from './snooze-lead.ts';

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
