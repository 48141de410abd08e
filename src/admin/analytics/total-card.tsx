import type { LucideIcon } from 'lucide-react';
import { Card } from '#ui/card.tsx';

type TotalCardProps = {
  label: string;
  icon: LucideIcon;
  value: string;
  /** How it compares with before. */
  children: string;
};

export function TotalCard({ label, icon: Icon, value, children }: TotalCardProps) {
  return (
    <Card className="grid content-center p-5">
      <h2 className="flex items-center gap-2 font-sans text-[.875rem] font-semibold text-text-2">
        <Icon className="ico text-text-3" aria-hidden="true" />
        {label}
      </h2>
      <p className="num mt-3.5 font-display text-[2.125rem] leading-none font-bold tracking-[-.015em]">
        {value}
      </p>
      {children && <p className="mt-2.5 text-[.875rem] text-text-3">{children}</p>}
    </Card>
  );
}
