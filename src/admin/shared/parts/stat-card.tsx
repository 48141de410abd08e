import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { figureText } from '#domain/analytics/analytics-report.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';

type StatCardProps = {
  label: string;
  icon: LucideIcon;
  /** null while unknown. */
  value: number | string | null;
  /** The list that it counts: the whole card is the link. */
  to?: string;
  className?: string;
  /** What the figure means. */
  children: ReactNode;
};

export function StatCard({ label, icon: Icon, value, to, className, children }: StatCardProps) {
  return (
    <Card
      className={classNames(
        'relative p-5',
        to && 'transition-colors hover:border-line-strong hover:bg-sunken',
        className,
      )}
    >
      <h2 className="flex items-center gap-2 font-sans text-[.875rem] font-semibold text-text-2">
        <Icon className="ico text-text-3" />
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-[inherit]">
            {label}
          </Link>
        ) : (
          label
        )}
      </h2>
      <p className="num mt-3.5 font-display text-[2.125rem] leading-none font-bold tracking-[-.015em]">
        {typeof value === 'string' ? value : figureText(value)}
      </p>
      {children && <p className="mt-2.5 text-[.875rem] text-text-3">{children}</p>}
    </Card>
  );
}
