import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import { openingLabel, openingState } from '#domain/clinic/opening-hours.ts';

type OpenStateProps = { clinic: OpeningTimes; now: Date; className?: string };

/** 'Open now · closes 6:00 PM', by the clinic's own clock. Nothing when no opening is known: 'Closed' may be wrong. */
export function OpenState({ clinic, now, className = '' }: OpenStateProps) {
  const state = openingState(now, clinic);
  if (!state.open && !state.opens) return null;
  return (
    <span className={`flex items-baseline gap-2 ${className}`}>
      <span
        aria-hidden="true"
        className={`h-[7px] w-3.5 shrink-0 rounded-[2.5px] ${state.open ? 'bg-juniper-500' : 'bg-line-strong'}`}
      />
      <span>{openingLabel(state)}</span>
    </span>
  );
}
