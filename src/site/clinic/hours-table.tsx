import type { ComponentProps } from 'react';
import { WeekTable } from '#facts/week-table.tsx';
import { useClinic } from './use-clinic.ts';
import { useMinute } from './use-minute.ts';

/** The week's opening hours, once the clock is known with today's row marked. */
export function HoursTable({ tone }: Pick<ComponentProps<typeof WeekTable>, 'tone'>) {
  return <WeekTable clinic={useClinic()} now={useMinute()} tone={tone} />;
}
