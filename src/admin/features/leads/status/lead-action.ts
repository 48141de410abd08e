import type { ActionFunctionArgs } from 'react-router-dom';
import { addCall, addNote } from '#data/leads/activity-log.ts';
import { sendMails } from '#data/leads/lead-mails.ts';
import type { Author } from '#domain/account/author.ts';
import { callOutcomes, parseNote } from '#domain/leads/lead-activity.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../../shared/access/author.ts';
import { sessionContext } from '../../../shared/access/session-context.ts';
import { storedDraft } from '../../../shared/drafts/use-draft.ts';
import { clientId } from '../../../shared/forms/client-id.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { unsentReason, unsentText } from '../../../shared/forms/unsent-text.ts';
import {
  changeStatus,
  clearOfSpam,
  dismiss,
  restore,
  setSpam,
  stepForward,
} from './change-status.ts';
import { done, failure, type LeadActionAnswer } from './lead-action-answer.ts';
import { putOff } from './put-off.ts';
import { saveHeardFrom } from './save-heard-from.ts';

/** Every action of staff on a lead; the list's menus and the drawer's forms both post here. */
export async function action({
  request,
  params: { leadId: id = '' },
  context,
}: ActionFunctionArgs): Promise<LeadActionAnswer> {
  const form = await request.formData();
  const by = authorOf(context.get(sessionContext));
  switch (form.get('intent')) {
    case 'status':
      return changeStatus(id, form, by);
    case 'mail':
      return stepForward(id, form, by);
    case 'dismiss':
      return dismiss(id, form, by);
    case 'restore':
      return restore(id, by);
    case 'spam':
      return setSpam(id, form, by);
    case 'not-spam':
      return clearOfSpam(id, by);
    case 'notify':
      return sendAgain(id);
    case 'call':
      return logCall(id, form, by);
    case 'heard-from':
      return saveHeardFrom(id, form, by);
    case 'call-back':
      return putOff(id, form, by);
    default:
      return saveNote(id, form, by);
  }
}

async function sendAgain(id: string): Promise<LeadActionAnswer> {
  try {
    const unsent = unsentText(await sendMails(id, true));
    if (unsent) return failure(unsent);
  } catch (error) {
    return failure(unsentReason(error, 'Failed to send an email again'));
  }
  toast.success('Email sent to the clinic');
  return done;
}

async function logCall(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const outcome = callOutcomes.find((known) => known === form.get('outcome'));
  const dropDraft = storedDraft(form);
  try {
    if (!outcome) throw new TypeError('unknown outcome');
    await addCall(id, outcome, by, clientId(form, 'entryId'));
  } catch (error) {
    return failure(await failureText('Failed to log the call. Please try again.', error));
  }
  dropDraft();
  toast.success('Call logged');
  return form.has('to') ? changeStatus(id, form, by) : done;
}

async function saveNote(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const dropDraft = storedDraft(form);
  const note = parseNote(form.get('note'));
  if (!note.ok) return note;
  try {
    await addNote(id, note.text, by, clientId(form, 'entryId'));
  } catch (error) {
    const text = 'Failed to save the note. Please try again.';
    return { ok: false, error: await failureText(text, error) };
  }
  dropDraft();
  return done;
}
