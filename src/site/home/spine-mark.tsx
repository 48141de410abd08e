import { Bones } from './bones.tsx';

/** The spine alone, small. Decorative: the words beside it name the lit vertebrae. */
export function SpineMark({ lit, className }: { lit: readonly number[]; className?: string }) {
  return (
    <svg viewBox="84 132 124 452" className={className} aria-hidden="true">
      <Bones lit={lit} />
    </svg>
  );
}
