import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { Badge } from '#ui/badge.tsx';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { NewsCard, NewsRow } from '../../shared/parts/news-card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { visitPath } from '../../shared/paths/schedule-address.ts';

/** Answers of patients that staff have to deal with; nothing without any. */
export function PatientReplies({ visits }: { visits: readonly Visit[] }) {
  if (visits.length === 0) return null;
  return (
    <NewsCard title="From patients">
      {visits.map((visit) => (
        <Reply key={visit.id} visit={visit} />
      ))}
    </NewsCard>
  );
}

function Reply({ visit }: { visit: Visit }) {
  const now = useNow();
  const { patientName, patientPhone, startsAt, answer } = visit;
  if (!answer) return null;
  const isCancelled = answer.kind === 'cancelled';
  return (
    <NewsRow
      to={visitPath(visit)}
      name={patientName}
      badge={
        <Badge tone={isCancelled ? 'bad' : 'new'}>
          {isCancelled ? 'Cancelled by patient' : 'Asks for another time'}
        </Badge>
      }
      words={answer.words}
      facts={
        <>
          <span>{shortMoment(startsAt, now)}</span>
          <span>
            answered <LeadDate moment={answer.at} />
          </span>
          {patientPhone && <span className="whitespace-nowrap">{patientPhone}</span>}
        </>
      }
    />
  );
}
