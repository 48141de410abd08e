import { CalendarCheck, Moon, Timer, Zap } from 'lucide-react';
import {
  isTimed,
  minutesText,
  quickMinutes,
  type ResponseTimes,
  responseTimes,
  shareText,
} from '#domain/leads/response-time.ts';
import { shortMonth } from '#domain/time/month.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { StatCard } from '../../../shared/parts/stat-card.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import type { MonthOfRequests } from './load-response.ts';
import { WeekHoursTable } from './week-hours-table.tsx';

/** The layout of the figures and of their skeleton. */
export const speedGrid = 'grid grid-cols-2 gap-4 md:gap-5 xl:grid-cols-4';

type ResponseSpeedProps = { now: MonthOfRequests; before: MonthOfRequests };

const timedLeads = ({ followed }: MonthOfRequests) =>
  followed.map(({ lead }) => lead).filter(isTimed);

const medianText = ({ median }: ResponseTimes) => (median === null ? '-' : minutesText(median));

/** The time to the first call, in figures and by the hour of the week. */
export function ResponseSpeed({ now, before }: ResponseSpeedProps) {
  const clinic = useClinic();
  const moment = useNow();
  const leads = timedLeads(now);
  const times = responseTimes(leads, moment, clinic);
  const earlier = responseTimes(timedLeads(before), moment, clinic);
  const month = shortMonth(before.month);
  const ofPart = ({ count, of }: { count: number; of: number }) => `${count} of ${of}`;
  return (
    <section aria-labelledby="response-speed" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="response-speed">Time to the first call</h2>
        <p className="mt-1 max-w-[44rem] text-text-2">
          From the request to the first logged call. Only minutes in which the clinic is open count.
          Spam, requests without a phone number and requests that you entered are left out. A
          request that nobody has called counts as not called once {quickMinutes} minutes are over,
          and against the promise once its time has run out.
        </p>
      </div>
      <div className={speedGrid}>
        <StatCard label="Median" icon={Timer} value={medianText(times)}>
          {`${times.called} of ${times.requests} called. ${month}: ${medianText(earlier)}`}
        </StatCard>
        <StatCard
          label={`Within ${quickMinutes} minutes`}
          icon={Zap}
          value={shareText(times.quick)}
        >
          {`${ofPart(times.quick)}. ${month}: ${shareText(earlier.quick)}`}
        </StatCard>
        <StatCard label="Within the promise" icon={CalendarCheck} value={shareText(times.promised)}>
          {`${ofPart(times.promised)}. ${month}: ${shareText(earlier.promised)}`}
        </StatCard>
        <StatCard label="Came while closed" icon={Moon} value={times.whileClosed}>
          {`of ${times.requests} requests. ${month}: ${earlier.whileClosed} of ${earlier.requests}`}
        </StatCard>
      </div>
      {now.isCut && (
        <p className="text-text-2">Only the latest {now.followed.length} requests count.</p>
      )}
      <WeekHoursTable leads={leads} now={moment} />
    </section>
  );
}
