import { soonerLabel, type Waitlist } from '#domain/visits/waitlist.ts';
import { NewsCard, NewsRow } from '../../shared/parts/news-card.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { soonerPath } from '../../shared/paths/schedule-address.ts';
import { useSoonerTimes } from '../../shared/waitlist/use-sooner-times.ts';

/** More would push everything else off the page; the calendar has the rest. */
const mostTimes = 3;

/** Free times that people on the waitlist want; nothing without any. */
export function SoonerTimes({ waitlist }: { waitlist: Waitlist }) {
  const now = useNow();
  const times = useSoonerTimes(waitlist);
  if (times.length === 0) return null;
  const more = times.length - mostTimes;
  return (
    <NewsCard
      title="Free times for the waitlist"
      hint={`Offer them by email. The first to take it gets it.${
        more > 0 ? ` ${plural(more, 'later time')} in the schedule.` : ''
      }`}
    >
      {times.slice(0, mostTimes).map((time) => (
        <NewsRow
          key={time.id}
          to={soonerPath(time)}
          name={soonerLabel(time, now)}
          badge={null}
          words=""
          facts={
            <>
              <span>{waitlist.staff.find(({ id }) => id === time.providerId)?.name}</span>
              <span>{time.waiting.map(({ name }) => name).join(', ')}</span>
            </>
          }
        />
      ))}
    </NewsCard>
  );
}
