import type { WeekDay } from '#domain/clinic/clinic-week.ts';
import { weekdayLabel } from '#domain/time/week.ts';
import { classNames } from '#ui/class-names.ts';

/** 'Mon 23', 'Tue 24', …: above the columns. today is 'YYYY-MM-DD'. */
export function CalendarHead({ days, today }: { days: readonly WeekDay[]; today: string }) {
  return (
    <div className="cal-head" aria-hidden="true">
      <span />
      {days.map(({ date, open }) => (
        <span
          key={date}
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
        </span>
      ))}
    </div>
  );
}
