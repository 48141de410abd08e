import { useId } from 'react';
import type { DueRequest } from '#domain/people/retention.ts';
import { Card } from '#ui/card.tsx';
import { DueRows } from './due-rows.tsx';

/** Requests that can't be erased here now; nothing without any. */
export function DueCard({ title, text, due }: { title: string; text: string; due: DueRequest[] }) {
  const id = useId();
  if (due.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <div className="px-5 py-4">
        <h2 id={id}>{title}</h2>
        <p className="mt-1 text-text-2">{text}</p>
      </div>
      <DueRows due={due} />
    </Card>
  );
}
