import { openingLabel, openingState } from '#domain/clinic/opening-hours.ts';
import { useClinic } from './use-clinic.ts';
import { useNow } from './use-minute.ts';

/** 'Open now · closes 6:00 PM', once the clock is known. */
export function OpenLine({ className = '' }: { className?: string }) {
  const now = useNow();
  return now && <OpenState now={now} className={className} />;
}

/** By the clinic's own clock. Nothing when no opening is known: 'Closed' may be wrong. */
export function OpenState({ now, className = '' }: { now: Date; className?: string }) {
  const clinic = useClinic();
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
