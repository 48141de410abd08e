import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SetUpStep } from './set-up-steps.ts';

/** The steps of a new clinic, each with a tick when it is done. */
export function SetUp({ steps }: { steps: SetUpStep[] }) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <div className="px-5 py-4">
        <h2 id={id}>Set up your website</h2>
        <p className="num text-[.875rem] text-text-3">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step: { label, text, to, isDone, leaves } }: { step: SetUpStep }) {
  return (
    <li>
      <Link
        to={to}
        reloadDocument={leaves}
        className="flex items-center gap-3.5 px-5 py-3 transition-colors hover:bg-sunken focus-visible:outline-offset-[-3px]"
      >
        <span
          className={classNames(
            'grid size-7 flex-none place-items-center rounded-full border-2',
            isDone ? 'border-ok bg-ok-soft text-ok' : 'border-line-strong',
          )}
        >
          {isDone && <Check className="size-4" />}
        </span>
        <span className="flex-1">
          <span className={isDone ? 'text-text-2' : 'font-semibold'}>{label}</span>{' '}
          {isDone && <span className="sr-only">(done)</span>}
          {!isDone && <span className="block text-[.875rem] text-text-3">{text}</span>}
        </span>
        <ChevronRight className="ico text-text-3" />
      </Link>
    </li>
  );
}
