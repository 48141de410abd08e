import { Clock, type LucideIcon, MapPin, MessageCircle, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityLine } from '#domain/clinic/address-lines.ts';
import { hasHours, hoursToday, isOpenOn } from '#domain/clinic/opening-hours.ts';
import { OpenState } from '#facts/open-state.tsx';
import { Slot } from '#facts/slot.tsx';
import { weekHours } from '../clinic/short-hours.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';

export function GlanceCard() {
  const clinic = useClinic();
  const [street, ...suite] = clinic.address.street.split(', ');
  return (
    <section aria-label="At a glance" className="pt-8 lg:pt-10">
      <div className="wrap">
        <dl className="grid border-b border-line sm:grid-cols-2 xl:grid-cols-[1.5fr_1.2fr_1fr_1fr]">
          {hasHours(clinic.hours) && <HoursFact />}
          {street && (
            <Fact
              icon={MapPin}
              term="Find us"
              value={street}
              className="max-sm:border-t sm:border-l sm:[--inset:1.5rem]"
            >
              {[...suite, cityLine(clinic.address)].filter(Boolean).join(', ')}
            </Fact>
          )}
          {clinic.rating && (
            <Fact
              icon={Star}
              term="Rating"
              value={`${clinic.rating.value.toFixed(1)} on Google`}
              className="border-t xl:border-t-0 xl:border-l xl:[--inset:1.5rem]"
            >
              {clinic.reviewUrl && (
                <a className="underline-offset-4 hover:underline" href={clinic.reviewUrl}>
                  Read reviews
                </a>
              )}
            </Fact>
          )}
          <Fact
            icon={MessageCircle}
            term="We reply"
            value={`Within ${clinic.promiseHours} hours`}
            className="border-t sm:border-l sm:[--inset:1.5rem] xl:border-t-0"
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
  ...rest
}: {
  icon: LucideIcon;
  term: string;
  value: ReactNode;
  className: string;
  children: ReactNode;
  hidden?: boolean;
}) {
  return (
    <div
      {...rest}
      className={`relative border-line py-4 pl-[calc(var(--inset,0px)+3.75rem)] sm:py-6 sm:pr-2 ${className}`}
    >
      <dt className="text-small text-text-3">
        <span className="absolute top-5 left-(--inset,0px) grid size-11 place-items-center rounded-md bg-primary-soft text-[1.0625rem] text-primary sm:top-6">
          <Icon className="ico" aria-hidden="true" />
        </span>
        {term}
      </dt>
      <dd className="mt-0.5 font-display text-[1.0625rem] leading-snug font-bold">
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

/** On phones a closed day, with a line less, keeps the height. */
const hoursPlace = 'num max-sm:min-h-27';

/** The week's hours, until the clock is known: a built page and a browser without JavaScript have none. */
function HoursFact() {
  const clinic = useClinic();
  const now = useMinute();
  const [mostDays, ...otherDays] = weekHours(clinic.hours);
  return (
    <>
      {!now && (
        <Fact
          icon={Clock}
          term="Hours"
          value={mostDays ?? 'Closed'}
          className={hoursPlace}
          data-timeless=""
        >
          {otherDays.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      )}
      <Fact
        icon={Clock}
        term="Today"
        value={now ? <span>{hoursToday(now, clinic)}</span> : <Slot />}
        className={hoursPlace}
        hidden={!now}
        data-hours-today=""
      >
        {(!now || isOpenOn(now, clinic)) && <OpenState clinic={clinic} now={now} />}
      </Fact>
    </>
  );
}
