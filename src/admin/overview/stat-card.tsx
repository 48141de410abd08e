import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

type StatCardProps = {
  label: string;
  icon: LucideIcon;
  /** Absent while unknown. */
  value: number | undefined;
  children: ReactNode;
};

export function StatCard({ label, icon: Icon, value, children }: StatCardProps) {
  return (
    <Card className="p-5">
      <p className="flex items-center gap-2 text-[.875rem] font-semibold text-text-2">
        <Icon className="ico text-text-3" aria-hidden="true" />
        {label}
      </p>
      <p className="num mt-3.5 font-display text-[2.125rem] leading-none font-bold tracking-[-.015em]">
        {value?.toLocaleString('en-US') ?? '-'}
      </p>
      <p className="mt-2.5 text-[.875rem] text-text-3">{children}</p>
    </Card>
  );
}
