import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import {
  type DueRequest,
  type Protection,
  retentionKind,
  retentionKinds,
  retentionLabels,
} from '#domain/people/retention.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { Badge } from '#ui/badge.tsx';

const protectionLabels: Record<Protection, string> = {
  hold: 'Legal hold',
  visit: 'Visit ahead',
  call_back: 'Call back ahead',
};

type DueRowsProps = { due: DueRequest[]; box?: (due: DueRequest) => ReactNode };

/** Name and last day of each request, by kind. box: to tick it. */
export function DueRows({ due, box }: DueRowsProps) {
  return retentionKinds.map((kind) => {
    const ofKind = due.filter(({ request }) => retentionKind(request) === kind);
    if (ofKind.length === 0) return null;
    return (
      <div key={kind} className="border-t border-line">
        <h3 className="num bg-sunken px-5 py-2 text-small text-text-2">
          {retentionLabels[kind]} ({ofKind.length})
        </h3>
        <ul aria-label={retentionLabels[kind]} className="divide-y divide-line">
          {ofKind.map((each) => (
            <li key={each.request.id} className="flex items-center gap-3 px-5 py-2">
              {box?.(each)}
              <Row {...each} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Row({ request, until, isOver, protection }: DueRequest) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3">
        <Link
          to={leadPath(request)}
          className="py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline max-md:py-2.5"
        >
          {leadName(request)}
        </Link>
        {protection && <Badge tone="mute">{protectionLabels[protection]}</Badge>}
      </p>
      <p className="num text-[.9375rem] text-text-2">
        {isOver ? 'Period ended' : 'Kept until'} {calendarDay(until)}
      </p>
      {request.hold?.why && (
        <p className="basis-full text-[.9375rem] wrap-anywhere text-text-2">{request.hold.why}</p>
      )}
    </div>
  );
}
