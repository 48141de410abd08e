import { correctContact } from '#data/people/correct-contact.ts';
import { eraseRecord } from '#data/people/erase-record.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import { type Contact, parseContact } from '#domain/leads/contact.ts';
import { parseHoldReason } from '#domain/leads/legal-hold.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import {
  confirmationWord,
  type ErasedRecord,
  erasureTexts,
  givenReasons,
} from '#domain/trail/erasure.ts';
import { type ParsedForm, save } from '../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../shared/save/save-action.ts';
import { recordsOf } from './ticked-records.ts';

/** Corrects, holds or erases what the page of one person shows. */
export const action = saveAction({
  correct: (post) =>
    save(post, {
      parse: () => parseContact(Object.fromEntries(post.form)),
      write: (contact) => correctContact(post.id, contact, post.by, post.base as Contact),
      failed: 'Failed to save the correction. Please try again.',
      done: 'Corrected. The history keeps what it was.',
    }),

  hold: (post) =>
    keepHold(
      post,
      () => parseHoldReason(post.form.get('why')),
      'On legal hold. Nobody can erase it now.',
    ),

  lift: (post) => keepHold(post, () => ({ ok: true, value: null }), 'The legal hold is lifted.'),

  erase(post) {
    const { form, by } = post;
    // The request of this page comes last: it leads back here while anything is left.
    const order = ({ collection, recordId }: ErasedRecord) =>
      collection === 'appointments' ? 0 : recordId === post.id ? 2 : 1;
    return save(post, {
      parse: () => parseErasure(form),
      async write(reason) {
        const records = recordsOf(form.getAll('record'));
        for (const record of records.sort((a, b) => order(a) - order(b))) {
          await eraseRecord(record, reason, by);
        }
      },
      failed: 'The erasure stopped before everything was gone. Press Erase again to finish it.',
      refusals: { 'on-hold': erasureTexts.onHold, 'visit-ahead': erasureTexts.visitAhead },
      done: 'Erased. Only id, day, who and why are left.',
    });
  },
});

function parseErasure(form: FormData): ParsedForm<(typeof givenReasons)[number]> {
  const reason = givenReasons.find((known) => known === form.get('reason'));
  if (!reason) {
    return { ok: false, errors: [{ field: 'reason', message: erasureTexts.reasonRequired }] };
  }
  const typed = String(form.get('confirmation')).trim().toUpperCase();
  return typed === confirmationWord
    ? { ok: true, value: reason }
    : { ok: false, errors: [{ field: 'confirmation', message: erasureTexts.confirmation }] };
}

function keepHold(post: FormPost, parse: () => Parsed<string | null>, done: string) {
  return save(post, {
    parse,
    write: (why) => setLegalHold(post.id, why, post.by),
    failed: 'Failed to save the legal hold. Please try again.',
    done,
  });
}
