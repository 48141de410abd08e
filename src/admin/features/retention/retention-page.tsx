import { useLoaderData } from 'react-router-dom';
import { readRetention, saveRetention } from '#data/people/retention-settings.ts';
import { settled } from '#data/settled.ts';
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
import { SettingsPage } from '../../shared/parts/settings-page.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';
import { RetentionForm } from './retention-form.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** Not awaited: the heading renders before the form. */
export const loader = () => ({
  periods: settled(readRetention(), 'Failed to load the retention periods'),
});

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

export function Component() {
  const { periods } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      name="retention"
      sub="How long you keep requests. Nothing is erased by itself."
      data={periods}
      height="h-96"
    >
      {(stored) => <RetentionForm stored={stored} />}
    </SettingsPage>
  );
}

const words = Object.fromEntries(retentionKinds.map((kind) => [kind, wordsOf(kind)]));

function wordsOf(kind: RetentionKind) {
  return [
    retentionLabels[kind],
    (periods: RetentionPeriods) => periodLabel(periods[kind]),
  ] as const;
}
