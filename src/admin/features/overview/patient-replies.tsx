import { useId } from 'react';
import { Link } from 'react-router-dom';
import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { visitPath } from '../../shared/paths/schedule-address.ts';

/** Answers of patients that staff have to deal with; nothing without any. */
export function PatientReplies({ visits }: { visits: readonly Visit[] }) {
  const id = useId();
  if (visits.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <h2 id={id} className="border-b border-line px-5 py-4">
        From patients
      </h2>
      <ul className="divide-y divide-line">
        {visits.map((visit) => (
          <Row key={visit.id} visit={visit} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ visit }: { visit: Visit }) {
  const { patientName, startsAt, answer } = visit;
  if (!answer) return null;
  const isCancelled = answer.kind === 'cancelled';
  return (
    <li className="px-5 py-3.5 focus-within:bg-sunken">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Link
          to={visitPath(visit)}
          className="py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline max-md:py-2.5"
        >
          {patientName}
        </Link>
        <Badge tone={isCancelled ? 'bad' : 'new'}>
          {isCancelled ? 'Cancelled by patient' : 'Asks for another time'}
        </Badge>
      </p>
      {answer.words && <p className="line-clamp-2 wrap-anywhere text-text-2">“{answer.words}”</p>}
      <p className="num flex flex-wrap gap-x-4 text-[.875rem] text-text-3">
        <span>{shortMoment(startsAt)}</span>
        <span>
          answered <LeadDate moment={answer.at} />
        </span>
      </p>
    </li>
  );
}
