import { CalendarCheck } from 'lucide-react';
import { shortDate } from '#domain/time/week.ts';
import { StatCard } from '../../shared/parts/stat-card.tsx';
import { schedulePath } from '../../shared/paths/paths.ts';
import { addressWith } from '../../shared/paths/schedule-address.ts';
import type { Day } from './load-overview.ts';

export function DayFigure({ day: { today, visitsToday } }: { day: Day }) {
  return (
    <StatCard
      label="Visits today"
      icon={CalendarCheck}
      value={visitsToday}
      to={schedulePath + addressWith(new URLSearchParams(), { week: today })}
    >
      {shortDate(today)}
    </StatCard>
  );
}
