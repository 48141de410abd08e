import { nearMoment } from '#domain/time/clinic-time.ts';
import { takesPlace, type Visit } from '#domain/visits/visit.ts';
import { stateLabel } from '#domain/visits/visit-state.ts';
import { Badge } from '#ui/badge.tsx';
import { NewsCard, NewsRow } from '../../shared/parts/news-card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { visitPath } from '../../shared/paths/schedule-address.ts';

/** Times that patients have chosen, and that are free again if nobody confirms them today; nothing without any. */
export function LapsingHolds({ holds }: { holds: readonly Visit[] }) {
  const now = useNow();
  const live = holds.filter((hold) => takesPlace(hold, now));
  if (live.length === 0) return null;
  return (
    <NewsCard
      title="Holds that lapse today"
      hint="Call the patient, then confirm or release the time."
    >
      {live.map((hold) => (
        <NewsRow
          key={hold.id}
          to={visitPath(hold)}
          name={hold.patientName}
          badge={<Badge tone="new">{stateLabel(hold, now)}</Badge>}
          words=""
          facts={
            <>
              <span>Wants {nearMoment(hold.startsAt, now)}</span>
              <span>{hold.providerName}</span>
              {hold.patientPhone && <span className="whitespace-nowrap">{hold.patientPhone}</span>}
            </>
          }
        />
      ))}
    </NewsCard>
  );
}
