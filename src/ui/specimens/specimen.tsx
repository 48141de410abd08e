import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4">
      <h2 id={`${id}-title`} className="text-h3!">
        {title}
      </h2>
      {children}
    </section>
  );
}

type SpecimenProps = {
  title: string;
  /** What to try, or what the picture cannot show. */
  note?: string;
  className?: string;
  children: ReactNode;
};

export function Specimen({ title, note, className, children }: SpecimenProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5">
      <h3 id={id} className="text-[1rem]">
        {title}
      </h3>
      {note && <p className="hint mt-1 max-w-[72ch]">{note}</p>}
      <div className={classNames('mt-4', className)}>{children}</div>
    </section>
  );
}
