import { Clock, type LucideIcon, MapPin, MessageCircle, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityLine, clinic } from '#domain/clinic/clinic.ts';
import {
  daysByHours,
  hoursTable,
  openingLabel,
  openingState,
  shortHours,
  todayIn,
} from '#domain/clinic/opening-hours.ts';
import { OpenLine } from '../clinic/open-line.tsx';
import { useNow } from '../clinic/use-minute.ts';

const [street, ...suite] = clinic.address.street.split(', ');

/** The four facts that visitors look for first. */
export function GlanceCard() {
  return (
    <section aria-label="At a glance" className="relative z-10 -mt-8 md:-mt-11">
      <div className="wrap">
        <dl className="card grid grid-cols-2 border-0! shadow-3 nav:grid-cols-[1.3fr_1.15fr_1fr_1fr]">
          <HoursFact />
          <Fact icon={MapPin} term="Find us" value={street} className="border-l">
            {[...suite, cityLine].join(', ')}
          </Fact>
          <Fact
            icon={Star}
            term="Rating"
            value={`${clinic.rating} on Google`}
            className="border-t nav:border-t-0 nav:border-l"
          >
            <a className="underline-offset-4 hover:underline" href={clinic.reviewUrl}>
              Read reviews
            </a>
          </Fact>
          <Fact
            icon={MessageCircle}
            term="We reply"
            value={`Within ${clinic.promiseHours} hours`}
            className="border-t border-l nav:border-t-0"
          >
            By phone or email
          </Fact>
        </dl>
      </div>
    </section>
  );
}

function Fact({
  icon: Icon,
  term,
  value,
  className,
  children,
}: {
  icon: LucideIcon;
  term: string;
  value: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`relative border-line p-4 sm:p-6 sm:pl-21 nav:px-7 nav:pl-22 ${className}`}>
      <dt className="text-small text-text-3">
        <span className="absolute top-6 left-6 hidden size-11 place-items-center rounded-md bg-primary-soft text-[1.0625rem] text-primary sm:grid nav:left-7">
          <Icon className="ico" aria-hidden="true" />
        </span>
        {term}
      </dt>
      <dd className="mt-0.5 font-display text-[1.0625rem] leading-snug font-bold text-balance sm:text-h4">
        {value}
        {children && (
          <span className="mt-1 block font-sans text-small font-medium text-text-2">
            {children}
          </span>
        )}
      </dd>
    </div>
  );
}

const [mostDays, ...otherDays] = daysByHours(clinic.hours)
  .filter(({ spans }) => spans.length > 0)
  .map(({ days, spans }) => shortHours(days, spans));

/** The week's hours, until the clock is known: a built page and a browser without JavaScript have none. */
function HoursFact() {
  const now = useNow();
  const spans = now && todaysSpans(now);
  if (!spans) {
    return (
      <Fact icon={Clock} term="Hours" value={mostDays ?? 'Closed'} className="num">
        {otherDays.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
    );
  }
  return (
    <Fact
      icon={Clock}
      term="Today"
      value={spans.length > 0 ? <TodaysHours spans={spans} /> : closedToday(now)}
      className=""
    >
      {spans.length > 0 && <OpenLine />}
    </Fact>
  );
}

function todaysSpans(now: Date): string[] {
  const today = todayIn(now, clinic.timeZone);
  return hoursTable(clinic.hours).find(({ weekday }) => weekday === today)?.spans ?? [];
}

/** 'Closed today · opens Mon 9:00 AM' */
function closedToday(now: Date): string {
  const label = openingLabel(openingState(now, clinic.hours, clinic.timeZone));
  return label.replace('Closed', 'Closed today');
}

/** '9 AM – 12 PM, 2 PM – 6 PM': the column is narrow. */
function TodaysHours({ spans }: { spans: string[] }) {
  return spans.map((span, i) => (
    <span key={span} className="block whitespace-nowrap sm:inline">
      {span.replaceAll(':00', '')}
      {i < spans.length - 1 && <span className="max-sm:hidden">, </span>}
    </span>
  ));
}
