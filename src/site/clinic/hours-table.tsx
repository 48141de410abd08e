import type { ComponentProps } from 'react';
import { WeekTable } from '#facts/week-table.tsx';
import { useClinic } from './use-clinic.ts';
import { useNow } from './use-minute.ts';

export function HoursTable({ tone }: Pick<ComponentProps<typeof WeekTable>, 'tone'>) {
  return <WeekTable clinic={useClinic()} now={useNow()} tone={tone} />;
}
