import { type WeekDay, weekdayLabel } from '#domain/time/week.ts';
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
            'cal-day-name',
            date === today && 'cal-today',
            open.length === 0 && 'text-text-3',
          )}
        >
          <span>{weekdayLabel(date)}</span>
          <span className="cal-date num">{Number(date.slice(-2))}</span>
        </span>
      ))}
    </div>
  );
}
