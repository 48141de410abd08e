import { setCallBack } from '#data/leads/activity-log.ts';
import type { Author } from '#domain/account/author.ts';
import { parseCallBack } from '#domain/leads/call-back.ts';
import { callBackTime } from '#domain/leads/call-back-text.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { storedDraft } from '../../../shared/drafts/use-draft.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { failure, type LeadActionAnswer } from './lead-action-answer.ts';

const putOffFailure = 'Failed to set the call back. Please try again.';

/**
 * Puts a lead off to the time of a suggestion (`until`) or to a typed one (`date` and `time`); an empty `until`
 * clears it. `seen` is the time that the screen showed.
 */
export async function putOff(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const dropDraft = storedDraft(form);
  const until = untilOf(form, new Date());
  if (!until.ok) {
    const [error] = until.errors;
    return { ok: false, error: error?.message ?? putOffFailure, field: error?.field };
  }
  const seen = dateOf(form.get('seen'));
  try {
    await setCallBack(id, until.value, by, seen);
  } catch (error) {
    return failure(await failureText(putOffFailure, error));
  }
  dropDraft();
  const undo = () =>
    setCallBack(id, seen, by, until.value).catch(async (error: unknown) => {
      failure(await failureText(putOffFailure, error));
    });
  toast.success(
    until.value ? `Call back ${callBackTime(until.value, new Date())}` : 'Call back cleared',
    { action: { label: 'Undo', onSelect: () => void undo() } },
  );
  // A new object: the form closes after each success.
  return { ok: true };
}

function untilOf(form: FormData, now: Date): Parsed<Date | null> {
  if (form.has('until')) return { ok: true, value: dateOf(form.get('until')) };
  return parseCallBack(String(form.get('date')), String(form.get('time')), now);
}

function dateOf(value: FormDataEntryValue | null): Date | null {
  return value ? new Date(String(value)) : null;
}
