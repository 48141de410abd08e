import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { joinAutosaves } from '#domain/trail/join-autosaves.ts';
import type { TrailEntry } from '#domain/trail/trail-entry.ts';
import { trailWords } from '#domain/trail/trail-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { withParams } from '../../shared/paths/with-params.ts';
import type { Trail } from './load-trail.ts';

type TrailListProps = Pick<Trail, 'entries' | 'names' | 'next'>;

/** A sentence for each entry, newest first, and the way to older ones. */
export function TrailList({ entries, names, next }: TrailListProps) {
  const [params] = useSearchParams();
  const isFirst = !params.has('after');
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState title="Nothing in the log" text="No entry fits these filters." />
      ) : (
        <Card className="mt-5 overflow-hidden">
          <TrailLines entries={entries} names={names} label="Activity log" />
        </Card>
      )}
      {(next || !isFirst) && (
        <nav aria-label="Pages" className="mt-4 flex flex-wrap justify-end gap-2.5">
          {!isFirst && (
            <ButtonLink variant="outline" to={withParams(params, { after: null })}>
              <ChevronsLeft className="ico" />
              Newest
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="outline" to={withParams(params, { after: next })}>
              Older
              <ChevronRight className="ico" />
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

type TrailLinesProps = { entries: TrailEntry[]; names: Trail['names']; label: string };

/** The lines alone, as also the settings show them. */
export function TrailLines({ entries, names, label }: TrailLinesProps) {
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {joinAutosaves(entries).map(({ entry, saves }) => (
        <li
          key={entry.id}
          className="grid gap-x-5 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5"
        >
          <LeadDate moment={entry.at} className="num text-text-3" />
          <p className="wrap-anywhere">
            <strong className="font-semibold">{entry.by.name}</strong>{' '}
            {trailWords(entry, ({ collection, id }) => names[`${collection}/${id}`])}
            {saves > 1 && <span className="text-text-3"> ({saves} saves)</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
