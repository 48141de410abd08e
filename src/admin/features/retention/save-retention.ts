import { saveRetention } from '#data/people/retention-settings.ts';
import {
  parseRetention,
  periodLabel,
  type RetentionKind,
  type RetentionPeriods,
  retentionKinds,
  retentionLabels,
  retentionTexts,
} from '#domain/people/retention.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';

export const action = saveAction({
  async save(post) {
    const base = parseRetention(post.base);
    if (!base.ok) return base;
    return save(post, {
      parse: () => parseRetention(Object.fromEntries(post.form)),
      write: (periods) => saveRetention(periods, post.by, base.value),
      failed: 'Failed to save the retention periods',
      conflict: (theirs: RetentionPeriods, mine) => ({
        ...conflictOf(theirs, mine, words),
        theirs: retentionTexts(theirs),
      }),
      done: 'Saved. You decide about each request that becomes due.',
    });
  },
});

const words = Object.fromEntries(retentionKinds.map((kind) => [kind, wordsOf(kind)]));

function wordsOf(kind: RetentionKind) {
  return [
    retentionLabels[kind],
    (periods: RetentionPeriods) => periodLabel(periods[kind]),
  ] as const;
}
