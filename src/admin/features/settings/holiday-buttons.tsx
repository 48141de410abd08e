import { Check, Plus } from 'lucide-react';
import { shortDay } from '#domain/clinic/opening-hours.ts';
import { type Holiday, utahHolidays } from '#domain/clinic/utah-holidays.ts';
import type { TypedClosure } from '#domain/settings/opening-fields.ts';
import { Button } from '#ui/button.tsx';

type HolidayButtonsProps = {
  /** 'YYYY-MM-DD' */
  today: string;
  closures: TypedClosure[];
  onChange: (closures: TypedClosure[]) => void;
};

const lastOf = ({ first, last }: TypedClosure) => last || first;
const isOn = (closure: TypedClosure, { date }: Holiday) =>
  closure.first <= date && date <= lastOf(closure);
const isOneDay = (closure: TypedClosure) => closure.first === lastOf(closure);

/** Utah's legal holidays of the next 12 months. A press closes the day, another one opens it again. */
export function HolidayButtons({ today, closures, onChange }: HolidayButtonsProps) {
  const toggle = (holiday: Holiday) => {
    const { date, name } = holiday;
    const others = closures.filter((closure) => !isOn(closure, holiday));
    const closure = { first: date, last: date, from: '', to: '', reason: name, reasonEs: '' };
    onChange(others.length < closures.length ? others : [...closures, closure]);
  };
  return (
    <fieldset id="holidays">
      <legend className="label mb-2">Utah’s legal holidays</legend>
      <div className="flex flex-wrap gap-2">
        {utahHolidays(today).map((holiday) => {
          const on = closures.filter((closure) => isOn(closure, holiday));
          const isClosed = on.length > 0;
          const Icon = isClosed ? Check : Plus;
          return (
            <Button
              key={holiday.date}
              variant="line"
              className="font-normal"
              aria-pressed={isClosed}
              // A longer closure is changed by its days.
              disabled={!on.every(isOneDay)}
              onClick={() => toggle(holiday)}
            >
              <Icon className="ico" aria-hidden="true" />
              {holiday.name}
              <span className="num text-text-2">{shortDay(holiday.date)}</span>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
