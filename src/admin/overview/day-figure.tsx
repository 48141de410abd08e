import { CalendarCheck } from 'lucide-react';
import { shortDate } from '#domain/time/week.ts';
import { addressWith, schedulePath } from '../schedule/schedule-address.ts';
import { StatCard } from '../stat-card.tsx';
import type { Day } from './load-overview.ts';

export function DayFigure({ day: { today, visitsToday } }: { day: Day }) {
  return (
    <StatCard
      label="Appointments today"
      icon={CalendarCheck}
      value={visitsToday}
      to={schedulePath + addressWith(new URLSearchParams(), { week: today })}
    >
      {shortDate(today)}
    </StatCard>
  );
}
