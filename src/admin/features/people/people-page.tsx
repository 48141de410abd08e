import { type ActionFunctionArgs, useFetcher, useLoaderData } from 'react-router-dom';
import { finishErasure, listErasures } from '#data/people/erase-record.ts';
import { settled } from '#data/settled.ts';
import { type Erasure, erasureReasonLabels } from '#domain/trail/erasure.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { failureText } from '../../shared/forms/failure-text.ts';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { duePath } from '../../shared/paths/paths.ts';
import { recordsOf } from './ticked-records.ts';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { person } from './person-page.tsx';

const failed = 'Failed to load the erasures';

/** Not awaited: the heading renders before the list. */
export function loader() {
  return { erasures: settled(listErasures(), failed) };
}

/** Finishes erasures that were cut off. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  try {
    for (const record of recordsOf((await request.formData()).getAll('record'))) {
      await finishErasure(record);
    }
    toast.success('Finished: nothing is left.');
  } catch (error) {
    toast.error(await failureText('Failed to finish the erasure. Please try again.', error));
  }
  return null;
}

export function Component() {
  const { erasures } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Erasures"
        sub="What is left of erased requests and visits. A restored backup erases them again."
        actions={
          <ButtonLink variant="outline" size="sm" className="border-line" to={duePath}>
            Due for deletion
          </ButtonLink>
        }
      />
      <ShownData
        data={erasures}
        fallback={<Skeleton className="mt-5 h-32 max-w-3xl" />}
        failed={<LoadError title={failed} className="mt-5 max-w-3xl" />}
      >
        {(list) => <Erasures list={list} />}
      </ShownData>
    </>
  );
}

function Erasures({ list }: { list: Erasure[] }) {
  const fetcher = useFetcher();
  const unfinished = list.filter(({ isDone }) => !isDone);
  if (list.length === 0) {
    return (
      <EmptyState
        title="Nothing was erased"
        text="To erase a person’s data, open one of their requests. ‘This person’s data’ is under Details."
      />
    );
  }
  return (
    <div className="max-w-3xl">
      {unfinished.length > 0 && (
        <fetcher.Form method="post" className="mt-5">
          {unfinished.map(({ id, collection, recordId }) => (
            <input key={id} type="hidden" name="record" value={`${collection}/${recordId}`} />
          ))}
          <Notice
            tone="bad"
            title="An erasure was cut off"
            action={
              <Button
                type="submit"
                variant="outline"
                size="sm"
                busy={fetcher.state !== 'idle'}
                busyLabel="Erasing…"
              >
                Finish it
              </Button>
            }
          >
            Something of the person may still be stored.
          </Notice>
        </fetcher.Form>
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
                {isDone ? 'erased' : 'began to erase'}{' '}
                {collection === 'leads' ? 'the request' : 'the visit'} <code>{recordId}</code>:{' '}
                {erasureReasonLabels[why].toLowerCase()}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
