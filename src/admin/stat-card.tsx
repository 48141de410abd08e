import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { figureText } from '#domain/analytics-report.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';

type StatCardProps = {
  label: string;
  icon: LucideIcon;
  /** null while unknown. */
  value: number | null;
  className?: string;
  /** What the figure means. */
  children: ReactNode;
};

/** One figure, large. */
export function StatCard({ label, icon: Icon, value, className, children }: StatCardProps) {
  return (
    <Card className={classNames('p-5', className)}>
      <h2 className="flex items-center gap-2 font-sans text-[.875rem] font-semibold text-text-2">
        <Icon className="ico text-text-3" aria-hidden="true" />
        {label}
      </h2>
      <p className="num mt-3.5 font-display text-[2.125rem] leading-none font-bold tracking-[-.015em]">
        {figureText(value)}
      </p>
      {children && <p className="mt-2.5 text-[.875rem] text-text-3">{children}</p>}
    </Card>
  );
}
