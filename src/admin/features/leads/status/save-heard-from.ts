import { setHeardFrom } from '#data/leads/activity-log.ts';
import type { Author } from '#domain/account/author.ts';
import { referralSourceOf } from '#domain/leads/referral-source.ts';
import { storedDraft } from '../../../shared/drafts/use-draft.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { done, type LeadActionAnswer } from './lead-action-answer.ts';

/** `seen` is the answer that the screen showed. */
export async function saveHeardFrom(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const dropDraft = storedDraft(form);
  try {
    await setHeardFrom(
      id,
      referralSourceOf(form.get('heardFrom')),
      by,
      referralSourceOf(form.get('seen')),
    );
  } catch (error) {
    const text = 'Failed to save the answer. Please try again.';
    return { ok: false, error: await failureText(text, error) };
  }
  dropDraft();
  return done;
}
