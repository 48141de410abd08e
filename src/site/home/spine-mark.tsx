import { Bones } from './bones.tsx';

/** The spine alone, small. Decorative: the words beside it say what the lit vertebrae stand for. */
export function SpineMark({ lit, className }: { lit: readonly number[]; className?: string }) {
  return (
    <svg viewBox="84 132 124 452" className={className} aria-hidden="true">
      <Bones lit={lit} />
    </svg>
  );
}
