import { clinic } from '#domain/clinic/clinic.ts';
import { openingLabel, openingState } from '#domain/clinic/opening-hours.ts';
import { useNow } from './use-minute.ts';

/** 'Open now · closes 6:00 PM', by the clinic's own clock. */
export function OpenLine({ className = '' }: { className?: string }) {
  const now = useNow();
  if (!now) return null;
  const state = openingState(now, clinic.hours, clinic.timeZone);
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
