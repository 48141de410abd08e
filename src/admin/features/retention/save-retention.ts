import type { ActionFunctionArgs } from 'react-router-dom';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { saveRetention } from '#data/people/retention-settings.ts';
import {
  parseRetention,
  periodLabel,
  type RetentionKind,
  type RetentionPeriods,
  type RetentionTexts,
  retentionKinds,
  retentionLabels,
  retentionTexts,
} from '#domain/people/retention.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { storedDraft } from '../../shared/drafts/use-draft.ts';
import { type Conflict, differencesOf } from '../../shared/forms/edit-conflict.tsx';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';

export type RetentionAnswer =
  | { ok: true }
  | { ok: false; errors: FieldError[]; conflict?: Conflict<RetentionTexts> };

/** Stores how long requests are kept. */
export async function action({ request, context }: ActionFunctionArgs): Promise<RetentionAnswer> {
  const form = await request.formData();
  const dropDraft = storedDraft(form);
  const periods = parseRetention(Object.fromEntries(form));
  if (!periods.ok) return periods;
  const base = parseRetention(JSON.parse(String(form.get('base'))));
  if (!base.ok) return base;
  try {
    await saveRetention(periods.value, authorOf(context.get(sessionContext)), base.value);
  } catch (error) {
    if (isOvertaken<RetentionPeriods>(error)) return conflictWith(error.theirs, periods.value);
    toast.error(await failureText('Failed to save the retention periods', error));
    return { ok: false, errors: [] };
  }
  dropDraft();
  toast.success('Saved. You decide about each request that becomes due.');
  return { ok: true };
}

const words = Object.fromEntries(retentionKinds.map((kind) => [kind, wordsOf(kind)]));

function wordsOf(kind: RetentionKind) {
  return [
    retentionLabels[kind],
    (periods: RetentionPeriods) => periodLabel(periods[kind]),
  ] as const;
}

function conflictWith(theirs: RetentionPeriods, mine: RetentionPeriods): RetentionAnswer {
  const differences = differencesOf(theirs, mine, words);
  return { ok: false, errors: [], conflict: { theirs: retentionTexts(theirs), differences } };
}
