import type { WeekDay } from '#domain/clinic/clinic-week.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { timeLabel, timeOfDay } from '#domain/time/wall-clock.ts';
import { quarterMinutes } from '#domain/visits/slots.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { SoonerTime } from '#domain/visits/waitlist.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { CalendarHead } from './calendar-head.tsx';
import { DayColumn } from './day-column.tsx';
import {
  blockPlace,
  type CssNumbers,
  gridPlace,
  lanesOf,
  lengthOf,
  minuteAt,
  type Spot,
  type Window,
} from './grid-time.ts';
import { SoonerBlock } from './sooner-block.tsx';
import type { useMove } from './use-move.ts';
import { VisitBlock } from './visit-block.tsx';

/** The number of colours in the style sheet. */
const tones = 4;

/** Above the days; only visits receive the pointer. */
const overDays = 'pointer-events-none absolute inset-y-0 right-0 left-(--gutter)';

type CalendarProps = {
  days: readonly WeekDay[];
  window: Window;
  /** In order; only those that take place. */
  visits: readonly Visit[];
  /** Free times that people on the waitlist want. */
  sooner: readonly SoonerTime[];
  staff: readonly StaffMember[];
  types: readonly VisitType[];
  move: ReturnType<typeof useMove>;
  onPick: (spot: Spot) => void;
};

/** The days side by side, in the clinic's time zone. */
export function Calendar({
  days,
  window,
  visits,
  sooner,
  staff,
  types,
  move,
  onPick,
}: CalendarProps) {
  const blocks = [...visits, ...sooner].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const now = useNow();
  const today = clinicDate(now);
  const hours: number[] = [];
  for (let minute = window.from; minute < window.to; minute += 60) hours.push(minute);
  const quarters = (window.to - window.from) / quarterMinutes;
  const size: CssNumbers = { '--days': days.length, '--quarters': quarters };
  const { preview } = move;
  const columnOf = (date: string) => days.findIndex((day) => day.date === date);
  const toneOf = (providerId: string) =>
    Math.max(
      0,
      staff.findIndex(({ id }) => id === providerId),
    ) % tones;

  return (
    <>
      <p role="status" className="sr-only">
        {move.news}
      </p>
      <div className="cal mt-4" style={size}>
        {/* On a phone the strip above has the day. */}
        {days.length > 1 && <CalendarHead days={days} today={today} />}
        <div className="cal-body">
          <div className="num relative text-[.75rem] text-text-3" aria-hidden="true">
            {hours.map((minute) => (
              <span
                key={minute}
                className="absolute top-[calc(var(--at)*var(--quarter))] right-2 translate-y-1.5 leading-none whitespace-nowrap"
                style={gridPlace(minute, 60, window)}
              >
                {timeLabel(timeOfDay(minute)).replace(':00', '')}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn
              key={day.date}
              day={day}
              window={window}
              nowMinute={day.date === today ? minuteAt(now) : null}
              onPick={onPick}
            />
          ))}
          <ol className={overDays} aria-label="Visits">
            {days
              .flatMap(({ date }) =>
                lanesOf(
                  blocks.filter(({ startsAt }) => clinicDate(startsAt) === date),
                  (block) => 'waiting' in block,
                ),
              )
              .map(({ block, ...lane }) => {
                const { startsAt } = block;
                const column = columnOf(clinicDate(startsAt));
                const place = blockPlace(column, minuteAt(startsAt), lengthOf(block), window, lane);
                return 'waiting' in block ? (
                  <SoonerBlock
                    key={block.id}
                    time={block}
                    provider={staff.find(({ id }) => id === block.providerId)?.name ?? ''}
                    isStrip={lane.isStrip}
                    place={place}
                  />
                ) : (
                  <VisitBlock
                    key={block.id}
                    visit={block}
                    tone={toneOf(block.providerId)}
                    colour={types.find(({ id }) => id === block.type)?.colour ?? 'slate'}
                    isMoving={preview?.id === block.id}
                    place={place}
                    move={move}
                  />
                );
              })}
          </ol>
          {preview && columnOf(preview.date) >= 0 && (
            <div className={overDays} aria-hidden="true">
              <div
                className="cal-place num z-4 overflow-hidden rounded-[7px] border-2 border-primary bg-[color-mix(in_srgb,var(--surface)_88%,var(--primary))] px-2 py-0.75 text-[.8125rem] leading-tight text-text shadow-3 forced-colors:border-[CanvasText]"
                style={blockPlace(columnOf(preview.date), preview.minute, preview.minutes, window)}
              >
                {timeLabel(timeOfDay(preview.minute))} <b>{preview.label}</b>
              </div>
            </div>
          )}
        </div>
      </div>
      <CalendarLegend visits={visits} toneOf={toneOf} />
    </>
  );
}

type CalendarLegendProps = { visits: readonly Visit[]; toneOf: (providerId: string) => number };

/** Which colour belongs to which provider, and how to move a visit. */
function CalendarLegend({ visits, toneOf }: CalendarLegendProps) {
  const busy = new Map(visits.map(({ providerId, providerName }) => [providerId, providerName]));
  return (
    <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-caption text-text-3">
      {busy.size > 0 && (
        <ul aria-label="Providers" className="flex flex-wrap gap-x-4 gap-y-1.5">
          {[...busy].map(([id, name]) => (
            <li
              key={id}
              className="cal-tone inline-flex items-center gap-2 before:h-1.75 before:w-3.5 before:rounded-[2.5px] before:bg-(--tone)"
              data-tone={toneOf(id)}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="max-md:hidden print:hidden">
        Drag to move. On the keyboard: Enter opens, M and the arrow keys move.
      </p>
    </div>
  );
}
