import type { ActionFunctionArgs } from 'react-router-dom';
import { correctContact } from '#data/people/correct-contact.ts';
import { eraseRecord } from '#data/people/erase-record.ts';
import { HasVisitAhead, OnHold } from '#data/people/erase-refusals.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import type { Author } from '#domain/account/author.ts';
import { parseContact } from '#domain/leads/contact.ts';
import { parseHoldReason } from '#domain/leads/legal-hold.ts';
import {
  confirmationWord,
  type ErasedRecord,
  erasureTexts,
  givenReasons,
} from '#domain/trail/erasure.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { recordsOf } from './ticked-records.ts';

export type PersonAnswer = { ok: true } | { ok: false; errors: FieldError[] };

const done: PersonAnswer = { ok: true };
const failed = (error: string): PersonAnswer => {
  toast.error(error);
  return { ok: false, errors: [] };
};
const invalid = (field: string, message: string): PersonAnswer => ({
  ok: false,
  errors: [{ field, message }],
});

/** Corrects, holds or erases what the page of one person shows. */
export async function action({
  request,
  params: { leadId = '' },
  context,
}: ActionFunctionArgs): Promise<PersonAnswer> {
  const form = await request.formData();
  const by = authorOf(context.get(sessionContext));
  switch (form.get('intent')) {
    case 'correct':
      return correct(leadId, form, by);
    case 'hold':
      return hold(leadId, form, by);
    case 'lift':
      return keepHold(leadId, null, by, 'The legal hold is lifted.');
    default:
      return erase(leadId, form, by);
  }
}

async function correct(leadId: string, form: FormData, by: Author): Promise<PersonAnswer> {
  const contact = parseContact(Object.fromEntries(form));
  if (!contact.ok) return contact;
  const seen = (field: string) => String(form.get(`seen-${field}`) ?? '');
  try {
    const before = { name: seen('name'), email: seen('email'), phone: seen('phone') };
    await correctContact(leadId, contact.value, by, before);
  } catch (error) {
    return failed(await failureText('Failed to save the correction. Please try again.', error));
  }
  toast.success('Corrected. The history keeps what it was.');
  return done;
}

async function hold(leadId: string, form: FormData, by: Author): Promise<PersonAnswer> {
  const reason = parseHoldReason(form.get('why'));
  if (!reason.ok) return invalid('why', reason.error);
  return keepHold(leadId, reason.why, by, 'On legal hold. Nobody can erase it now.');
}

async function keepHold(leadId: string, why: string | null, by: Author, told: string) {
  try {
    await setLegalHold(leadId, why, by);
  } catch (error) {
    return failed(await failureText('Failed to save the legal hold. Please try again.', error));
  }
  toast.success(told);
  return done;
}

async function erase(leadId: string, form: FormData, by: Author): Promise<PersonAnswer> {
  const why = givenReasons.find((known) => known === form.get('reason'));
  if (!why) return invalid('reason', erasureTexts.reasonRequired);
  const typed = String(form.get('confirmation')).trim().toUpperCase();
  if (typed !== confirmationWord) return invalid('confirmation', erasureTexts.confirmation);
  const records = recordsOf(form.getAll('record'));
  // The request of this page comes last: it leads back here while anything is left.
  const order = ({ collection, recordId }: ErasedRecord) =>
    collection === 'appointments' ? 0 : recordId === leadId ? 2 : 1;
  try {
    for (const record of records.sort((a, b) => order(a) - order(b))) {
      await eraseRecord(record, why, by);
    }
  } catch (error) {
    if (error instanceof OnHold) return failed(erasureTexts.onHold);
    if (error instanceof HasVisitAhead) return failed(erasureTexts.visitAhead);
    const text = 'The erasure stopped before everything was gone. Press Erase again to finish it.';
    return failed(await failureText(text, error));
  }
  toast.success('Erased. Only id, day, who and why are left.');
  return done;
}
