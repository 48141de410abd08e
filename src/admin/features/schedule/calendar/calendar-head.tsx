import type { WeekDay } from '#domain/clinic/clinic-week.ts';
import { dayNote } from '#domain/clinic/day-note.ts';
import { longDate, weekdayLabel } from '#domain/time/week.ts';
import { classNames } from '#ui/class-names.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';

/** 'Mon 23', 'Tue 24', …, and why a day is closed: above the columns. today is 'YYYY-MM-DD'. */
export function CalendarHead({ days, today }: { days: readonly WeekDay[]; today: string }) {
  const clinic = useClinic();
  return (
    <div className="cal-head">
      <span />
      {days.map(({ date, open }) => (
        <div key={date} className="min-w-0 px-1 py-2">
          <p
            aria-hidden="true"
            className={classNames(
              'flex items-center justify-center gap-2 text-[.875rem] font-semibold',
              open.length === 0 ? 'text-text-3' : 'text-text-2',
            )}
          >
            <span>{weekdayLabel(date)}</span>
            <span
              className={classNames(
                'num grid h-8 min-w-8 place-items-center rounded-full font-display text-[1.0625rem] font-bold',
                date === today ? 'bg-primary text-on-primary' : 'text-text',
              )}
            >
              {Number(date.slice(-2))}
            </span>
          </p>
          <DayNote date={date} note={dayNote(date, clinic)} />
        </div>
      ))}
    </div>
  );
}

/** The calendar is drawn for the eye; the reason is text for all. */
function DayNote({ date, note }: { date: string; note: string }) {
  if (!note) return null;
  return (
    <p className="num mt-0.5 text-center text-[.75rem] leading-tight font-semibold wrap-anywhere text-text-2">
      <span className="sr-only">{longDate(date)}: </span>
      {note}
    </p>
  );
}
