import { CalendarCheck } from 'lucide-react';
import { shortDate } from '#domain/time/week.ts';
import { StatCard } from '../../shared/parts/stat-card.tsx';
import { schedulePathWith } from '../../shared/paths/schedule-address.ts';
import type { Day } from './load-overview.ts';

export function DayFigure({ day: { today, visitsToday } }: { day: Day }) {
  return (
    <StatCard
      label="Visits today"
      icon={CalendarCheck}
      value={visitsToday}
      to={schedulePathWith({ week: today })}
    >
      {shortDate(today)}
    </StatCard>
  );
}
