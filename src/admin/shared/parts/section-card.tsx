import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

type SectionCardProps = {
  title: string;
  text?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page with a heading of its own. text: what it is for, below the heading. */
export function SectionCard({ title, text, className = 'p-5', children }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {text && <p className="mt-1 text-text-2">{text}</p>}
      {children}
    </Card>
  );
}
