import type { ActionFunctionArgs } from 'react-router-dom';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { saveRetention } from '#data/people/retention-settings.ts';
import {
  parseRetention,
  periodLabel,
  type RetentionKind,
  type RetentionPeriods,
  retentionFrom,
  retentionKinds,
  retentionLabels,
} from '#domain/people/retention.ts';
import type { FormError } from '#domain/requests/form-checks.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../author.ts';
import { type Conflict, differencesOf } from '../edit-conflict.tsx';
import { failureText } from '../failure-text.ts';
import { sessionContext } from '../guard.ts';

export type RetentionAnswer =
  | { ok: true }
  | { ok: false; errors: FormError[]; conflict?: Conflict<RetentionPeriods> };

/** Stores how long requests are kept. */
export async function action({ request, context }: ActionFunctionArgs): Promise<RetentionAnswer> {
  const form = await request.formData();
  const periods = parseRetention(Object.fromEntries(form));
  if (!periods.ok) return periods;
  const seen = retentionFrom(JSON.parse(String(form.get('seen'))));
  try {
    await saveRetention(periods.value, authorOf(context.get(sessionContext)), seen);
  } catch (error) {
    if (isOvertaken<RetentionPeriods>(error)) {
      const differences = differencesOf(error.theirs, periods.value, words);
      return { ok: false, errors: [], conflict: { theirs: error.theirs, differences } };
    }
    toast.error(await failureText('Failed to save the retention periods', error));
    return { ok: false, errors: [] };
  }
  toast.success('Saved. You decide about each request that becomes due.');
  return { ok: true };
}

const wordsOf = (kind: RetentionKind) =>
  [retentionLabels[kind], (periods: RetentionPeriods) => periodLabel(periods[kind])] as const;
const words = Object.fromEntries(retentionKinds.map((kind) => [kind, wordsOf(kind)]));
