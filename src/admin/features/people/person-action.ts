import { correctContact } from '#data/people/correct-contact.ts';
import { eraseRecord } from '#data/people/erase-record.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import { correctImported } from '#data/persons/correct-imported.ts';
import { mergePersons, noteNotSame, undoMerge } from '#data/persons/merge-persons.ts';
import { setLanguage } from '#data/persons/person-language.ts';
import { type Contact, contactLabels, parseContact } from '#domain/leads/contact.ts';
import { parseHoldReason } from '#domain/leads/legal-hold.ts';
import {
  type ContactTexts,
  contactOf,
  contactTexts,
  parseImportedContact,
} from '#domain/people/imported-contact.ts';
import type { ImportedContact, Person } from '#domain/people/person.ts';
import { checkGiven, invalid, type Parsed, settle } from '#domain/text/form-checks.ts';
import { type Language, languageFrom, languageNames } from '#domain/text/language.ts';
import {
  confirmationWord,
  type ErasedRecord,
  erasureTexts,
  givenReasons,
} from '#domain/trail/erasure.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { type Refusals, save } from '../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../shared/save/save-action.ts';
import { writeEach } from '../../shared/save/write-each.ts';
import { recordsOf } from './ticked-records.ts';

/** Merges, corrects, holds or erases what the page of one person shows. */
export const action = saveAction({
  merge: ({ id, ...post }) => {
    const into = String(post.form.get('into'));
    return save(post, {
      write: () => mergePersons(id, into, post.by),
      ...mergeWords,
      done: 'Merged. You can undo it on this page at any time.',
      undo: () => ({ write: () => undoMerge(id, into, post.by), ...mergeWords }),
    });
  },

  'take-apart': (post) =>
    save(post, {
      write: () => undoMerge(post.id, String(post.form.get('from')), post.by),
      ...mergeWords,
      done: 'They are two people again.',
    }),

  'not-same': (post) =>
    save(post, {
      write: () => noteNotSame(post.base as Person, String(post.form.get('other')), post.by),
      ...mergeWords,
      done: 'Noted: nobody is asked again.',
    }),

  language: ({ id, ...post }) => {
    const language = languageFrom(post.form.get('language'));
    return save(post, {
      write: () => setLanguage(id, language, post.by, post.base as Language | null),
      failed: 'Failed to change the language. Please try again.',
      refusals: {
        changed: 'A colleague just changed the language. Please look again.',
        gone: 'This person was erased.',
      },
      done: `From now on, we write in ${languageNames[language]}.`,
    });
  },

  correct: (post) =>
    save(post, {
      parse: () => parseContact(Object.fromEntries(post.form)),
      write: (contact) =>
        writeEach(post.form.getAll('request').map(String), (id) =>
          correctContact(id, contact, post.by, post.base as Contact),
        ),
      failed: 'Failed to save the correction. Please try again.',
      conflict: ({ name, email, phone }: Contact, mine) =>
        conflictOf({ name, email, phone }, mine, {
          name: [contactLabels.name, (theirs) => theirs.name],
          email: [contactLabels.email, (theirs) => theirs.email],
          phone: [contactLabels.phone, (theirs) => theirs.phone],
        }),
      refusals: { gone: 'This request was erased.' },
      done: 'Corrected. The history keeps what it was.',
    }),

  'correct-imported': (post) =>
    save(post, {
      parse: () => parseImportedContact(Object.fromEntries(post.form)),
      write: (contact) =>
        correctImported(post.id, contact, post.by, contactOf(post.base as ContactTexts)),
      failed: 'Failed to save the correction. Please try again.',
      conflict: (theirs: ImportedContact, mine) => ({
        ...conflictOf(theirs, mine, {
          name: ['Name', ({ name }) => name],
          keys: ['Phones and emails', ({ keys }) => keys.join(', ')],
        }),
        theirs: contactTexts(theirs),
      }),
      refusals: { gone: 'This person was erased.' },
      done: 'Corrected.',
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
    const order = ({ collection }: ErasedRecord) =>
      ['appointments', 'leads', 'persons'].indexOf(collection);
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

const mergeWords = {
  failed: 'Failed to change who this is. Please try again.',
  refusals: {
    changed: 'A colleague just merged one of the two. Please look again.',
    gone: 'One of the two was erased.',
    'too-long': 'Too many people are merged one after another. Please undo a merge first.',
  } satisfies Refusals,
};

function parseErasure(form: FormData): Parsed<(typeof givenReasons)[number]> {
  const reason = givenReasons.find((known) => known === form.get('reason'));
  const isConfirmed = String(form.get('confirmation')).trim().toUpperCase() === confirmationWord;
  return settle(reason ?? 'asked', [
    checkGiven('reason', reason ?? '', erasureTexts.reasonRequired),
    isConfirmed ? null : invalid('confirmation', erasureTexts.confirmation),
  ]);
}

/** `base`: the reason on the screen, by the id of each request. */
function keepHold(post: FormPost, parse: () => Parsed<string | null>, done: string) {
  return save(post, {
    parse,
    write: (why) =>
      writeEach(Object.entries(post.base as Record<string, string | null>), ([id, seen]) =>
        setLegalHold(id, why, post.by, seen),
      ),
    failed: 'Failed to save the legal hold. Please try again.',
    conflict: (theirs: { why: string | null }, why) => ({
      ...conflictOf(theirs, { why }, { why: ['Why', (stored) => stored.why ?? ''] }),
      advice: 'Lift the hold if it is no longer needed, or to give another reason.',
    }),
    done,
  });
}
