import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import { openingLabel, openingState } from '#domain/clinic/opening-hours.ts';
import { times } from '#words/times.ts';
import { Slot } from './slot.tsx';

/** `now` is null while the clock is not known. */
type OpenStateProps = { clinic: OpeningTimes; now: Date | null; className?: string };

/** 'Open now · closes 6:00 PM', by the clinic's own clock. Nothing when no opening is known: 'Closed' may be wrong. */
export function OpenState({ clinic, now, className = '' }: OpenStateProps) {
  const state = now && openingState(now, clinic);
  if (state && !state.open && !state.opens) return null;
  return (
    <span
      key={state ? 'known' : 'unknown'}
      className={`group/state flex items-baseline gap-2 ${className}`}
      hidden={!state}
      data-open-state={state?.open ? 'open' : 'closed'}
    >
      <span
        aria-hidden="true"
        className="h-[7px] w-3.5 shrink-0 rounded-[2.5px] bg-line-strong group-data-[open-state=open]/state:bg-juniper-500"
      />
      {state ? <span>{openingLabel(state, times)}</span> : <Slot />}
    </span>
  );
}
