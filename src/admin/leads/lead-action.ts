import type { ActionFunctionArgs } from 'react-router-dom';
import { addCall, addNote, markNotSpam, setLeadStatus } from '#data/lead-activity.ts';
import { type LeadStatus, leadStatuses } from '#domain/lead.ts';
import { type Author, callOutcomes, parseNote } from '#domain/lead-activity.ts';
import { toast } from '#ui/toast.tsx';
import { sessionContext } from '../guard.ts';

/** error is for the form that asked; what has no form of its own tells by toast. */
export type LeadActionAnswer = { ok: true } | { ok: false; error: string };

const done: LeadActionAnswer = { ok: true };
const statusFailure = 'Failed to update lead status. Please try again.';

const statusNews: Partial<Record<LeadStatus, string>> = {
  new: 'Reopened',
  contacted: 'Marked contacted',
  in_review: 'Moved to In review',
  closed: 'Marked completed',
};

/** Everything staff can do to a lead; the list's menus and the drawer's forms both post here. */
export async function action({
  request,
  params: { leadId: id = '' },
  context,
}: ActionFunctionArgs): Promise<LeadActionAnswer> {
  const form = await request.formData();
  const { uid, displayName, email } = context.get(sessionContext);
  const by: Author = { uid, name: (displayName ?? email).slice(0, 120) };
  switch (form.get('intent')) {
    case 'status':
      return changeStatus(id, form, by);
    case 'not-spam':
      return clearOfSpam(id, by);
    case 'call':
      return logCall(id, form, by);
    default:
      return saveNote(id, form, by);
  }
}

async function changeStatus(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const from = String(form.get('from'));
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  try {
    await setLeadStatus(id, from, to, by);
  } catch {
    return failure(statusFailure);
  }
  const before = knownStatus(from);
  // The live feed brings the result to the screen: the page that was changed may have been left by then.
  const undo = async () => {
    if (before) await setLeadStatus(id, to, before, by);
  };
  toast.success(
    statusNews[to] ?? 'Status changed',
    before && {
      action: { label: 'Undo', onSelect: () => void undo().catch(() => failure(statusFailure)) },
    },
  );
  return done;
}

async function clearOfSpam(id: string, by: Author): Promise<LeadActionAnswer> {
  try {
    await markNotSpam(id, by);
  } catch {
    return failure(statusFailure);
  }
  toast.success('Moved to New');
  return done;
}

async function logCall(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const outcome = callOutcomes.find((known) => known === form.get('outcome'));
  try {
    if (!outcome) throw new TypeError('unknown outcome');
    await addCall(id, outcome, by);
  } catch {
    return failure('Failed to log the call. Please try again.');
  }
  toast.success('Call logged');
  return done;
}

async function saveNote(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const note = parseNote(form.get('note'));
  if (!note.ok) return note;
  try {
    await addNote(id, note.text, by);
  } catch {
    return { ok: false, error: 'Failed to save the note. Please try again.' };
  }
  return done;
}

function failure(error: string): LeadActionAnswer {
  toast.error(error);
  return { ok: false, error };
}

function knownStatus(value: FormDataEntryValue | null): LeadStatus | undefined {
  return leadStatuses.find((known) => known === value);
}
