import { Fragment, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type FactsProps = { facts: [label: string, value: ReactNode][]; className?: string };

/** Label and value, line by line; a line without a value is left out. */
export function FactList({ facts, className }: FactsProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 max-sm:grid-cols-[7rem_minmax(0,1fr)]',
        className,
      )}
    >
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt className="text-text-3">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
