import { useSyncExternalStore } from 'react';
import { may } from '#domain/account/access.ts';
import { shortDay } from '#domain/clinic/opening-hours.ts';
import { nearHoliday } from '#domain/clinic/utah-holidays.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { storedChoice } from '#ui/stored-choice.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { hoursPath } from '../../shared/paths/paths.ts';

/** The last holiday on which the clinic is said to be open: 'YYYY-MM-DD'. */
const openUntil = storedChoice('openOnHoliday', (stored) => stored ?? '');

/** Asks about the next legal holiday that is near and not in the closures. */
export function HolidayNotice() {
  const { session } = useAdminData();
  const openOn = useSyncExternalStore(openUntil.subscribe, openUntil.get);
  const today = clinicDate(useNow());
  const holiday = nearHoliday(today, useClinic());
  if (!holiday || holiday.date <= openOn || !may(session.role, 'update', 'clinic')) return null;
  return (
    <Notice
      tone="info"
      title={`${holiday.name} is ${holiday.date === today ? 'today' : `on ${shortDay(holiday.date)}`}`}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${hoursPath}#holidays`}>Add a closure</ButtonLink>
          <Button variant="line" onClick={() => openUntil.set(holiday.date)}>
            We’re open
          </Button>
        </div>
      }
    >
      The website, the schedule and the automatic replies say that the clinic is open that day.
    </Notice>
  );
}
