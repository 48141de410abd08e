import { closureDays, closureHours, comingClosures } from '#domain/clinic/coming-closures.ts';
import { daysByHours, spanLabel } from '#domain/clinic/opening-hours.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { atHead, closed } from '#words/facts.ts';
import { englishLang } from '#words/languages.ts';
import { times as words } from '#words/times.ts';
import { useClinic } from './use-clinic.ts';
import { useMinute } from './use-minute.ts';

type Line = {
  days: string;
  times: string[];
  reason?: string;
  lang?: string | undefined;
  place?: object;
};

/** Joins days with the same hours: three lines instead of seven. Then what differs within the next two weeks. */
export function GroupedHours() {
  const { hours, closures } = useClinic();
  const now = useMinute();
  const lines = daysByHours(hours, words).map(
    ({ days, spans }): Line => ({
      days,
      times: spans.length > 0 ? spans.map((span) => spanLabel(span, words)) : [closed],
    }),
  );
  // While the clock is not known, the page's script shows those that are near (frame/show-time.ts).
  const coming = (now ? comingClosures(clinicDate(now), closures) : closures).map(
    (closure): Line => ({
      days: closureDays(closure, words),
      times: [closureHours(closure, words)],
      reason: closure.reason,
      lang: closure.reasonEs ? undefined : englishLang,
      place: { hidden: !now, 'data-closure': closure.from, 'data-until': closure.to },
    }),
  );
  return (
    <dl className="num grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 sm:gap-y-2.5">
      {[...lines, ...coming].map(({ days, times, reason, lang, place }) => (
        <div key={`${days} ${times}`} className="contents" {...place}>
          <dt className="font-semibold text-white">{atHead(days)}</dt>
          <dd className="wrap-anywhere">
            {times.map((time) => (
              // The days give way to usual times.
              <span key={time} className={place ? 'block' : 'block whitespace-nowrap'}>
                {time}
              </span>
            ))}
            {reason && (
              <span lang={lang} className="block">
                {reason}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
