import { slotLabel } from '#domain/visits/slot-words.ts';
import { Slot } from '#facts/slot.tsx';
import { slotTexts } from '#words/slots.ts';
import type { KnownOpenings } from './use-known-openings.ts';

type NextOpeningProps = { known: KnownOpenings | null; className?: string };

/** 'Next opening: Tue 2:15 PM'. Nothing where it is not known. In a built page, site/frame/show-openings.ts shows it. */
export function NextOpening({ known, className = '' }: NextOpeningProps) {
  const next = known?.all[0];
  return (
    <span
      key={known ? 'known' : 'unknown'}
      className={className}
      hidden={!next}
      data-next-opening=""
    >
      {slotTexts.next} {known && next ? slotLabel(next.startsAt, known.now) : <Slot />}
    </span>
  );
}
