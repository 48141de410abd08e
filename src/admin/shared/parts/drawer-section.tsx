import { type ReactNode, useId } from 'react';

type DrawerSectionProps = { title: string; className?: string; children: ReactNode };

/** A part of a drawer, or of a column, with a small heading. */
export function DrawerSection({ title, className, children }: DrawerSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="text-[.9375rem]">
        {title}
      </h3>
      {children}
    </section>
  );
}
