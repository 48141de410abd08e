import { useLoaderData } from 'react-router-dom';
import { finishErasure, listErasures } from '#data/people/erase-record.ts';
import { settled } from '#data/settled.ts';
import { type Erasure, erasedNames, erasureReasonLabels } from '#domain/trail/erasure.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { SettingsPage } from '../../shared/parts/settings-page.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';
import { SaveButton } from '../../shared/save/save-button.tsx';
import { writeEach } from '../../shared/save/write-each.ts';
import { recordsOf } from './ticked-records.ts';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { person } from './person-page.tsx';

/** Not awaited: the heading renders before the list. */
export const loader = () => ({ erasures: settled(listErasures(), 'Failed to load the erasures') });

/** Finishes erasures that were cut off. */
export const action = saveAction({
  finish: (post) =>
    save(post, {
      write: () =>
        writeEach(recordsOf(String(post.form.get('records')).split(' ')), (record) =>
          finishErasure(record, post.by),
        ),
      failed: 'Failed to finish the erasure. Please try again.',
      done: 'Finished: nothing is left.',
    }),
});

export function Component() {
  const { erasures } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      name="people"
      sub="What is left of erased requests and visits. A restored backup erases them again."
      data={erasures}
      height="h-32"
    >
      {(list) => <Erasures list={list} />}
    </SettingsPage>
  );
}

function Erasures({ list }: { list: Erasure[] }) {
  const unfinished = list.filter(({ isDone }) => !isDone);
  if (list.length === 0) {
    return (
      <EmptyState
        title="Nothing was erased"
        text="To erase a person’s data, open their page: it is linked in each of their requests."
      />
    );
  }
  return (
    <div className="max-w-3xl">
      {unfinished.length > 0 && (
        <Notice
          tone="bad"
          className="mt-5"
          title="An erasure was cut off"
          action={
            <SaveButton
              variant="outline"
              busyLabel="Erasing…"
              fields={{
                intent: 'finish',
                records: unfinished
                  .map(({ collection, recordId }) => `${collection}/${recordId}`)
                  .join(' '),
              }}
            >
              Finish it
            </SaveButton>
          }
        >
          Something of the person may still be stored.
        </Notice>
      )}
      <Card className="mt-5 overflow-hidden">
        <ul aria-label="Erasures" className="divide-y divide-line">
          {list.map(({ id, collection, recordId, why, by, at, isDone }) => (
            <li
              key={id}
              className="grid gap-x-5 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5"
            >
              <LeadDate moment={at} className="num text-text-3" />
              <p className="wrap-anywhere">
                <strong className="font-semibold">{by.name}</strong>{' '}
                {isDone ? 'erased' : 'began to erase'} the {erasedNames[collection]}{' '}
                <code>{recordId}</code>: {erasureReasonLabels[why].toLowerCase()}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
