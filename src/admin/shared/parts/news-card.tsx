import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';

type NewsCardProps = { title: string; hint?: string; className?: string; children: ReactNode };

/** What arrived by itself and wants a decision: a row for each. */
export function NewsCard({ title, hint, className, children }: NewsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={classNames('overflow-hidden', className)}>
      <div className="px-5 pt-4 pb-3">
        <h2 id={id}>{title}</h2>
        {hint && <p className="text-[.875rem] text-text-3">{hint}</p>}
      </div>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </Card>
  );
}

type NewsRowProps = {
  to: string;
  name: string;
  badge: ReactNode;
  /** What the person wrote; '' for nothing. */
  words: string;
  /** The small line: when, and how to reach them. */
  facts: ReactNode;
  actions?: ReactNode;
};

export function NewsRow({ to, name, badge, words, facts, actions }: NewsRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 focus-within:bg-sunken">
      <div className="min-w-0 flex-auto">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to={to}
            className="py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline max-md:py-2.5"
          >
            {name}
          </Link>
          {badge}
        </p>
        {words && <p className="line-clamp-2 wrap-anywhere text-text-2">“{words}”</p>}
        <p className="num flex flex-wrap gap-x-4 text-[.875rem] wrap-anywhere text-text-3">
          {facts}
        </p>
      </div>
      {actions && <div className="flex gap-2">{actions}</div>}
    </li>
  );
}
