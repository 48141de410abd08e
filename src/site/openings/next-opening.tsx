import { Slot } from '#facts/slot.tsx';
import { nextOpening } from '#words/facts.ts';

/**
 * 'Next opening: Tue 2:15 PM'. label: null while it is not known, and then nothing is shown. Without one,
 * site/frame/show-openings.ts shows it.
 */
export function NextOpening({ label = null }: { label?: string | null }) {
  return (
    <span hidden={!label} data-next-opening="">
      {nextOpening} {label ?? <Slot />}
    </span>
  );
}
