import type { ComponentProps } from 'react';
import { WeekTable } from '#facts/week-table.tsx';
import { useClinic } from './use-clinic.ts';
import { useMinute } from './use-minute.ts';

export function HoursTable({ tone }: Pick<ComponentProps<typeof WeekTable>, 'tone'>) {
  return <WeekTable clinic={useClinic()} now={useMinute()} tone={tone} />;
}
