import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Reloads the calendar whenever a colleague has booked or changed something. */
export function useAppointmentFeed(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const listen = async () => {
      const { watchAppointments } = await import('#data/lead-feed.ts');
      if (!over) stop = watchAppointments(() => void revalidate());
    };
    // Without the feed the calendar is as true as its last reload; locks keep bookings apart anyway.
    listen().catch(() => {});
    return () => {
      over = true;
      stop?.();
    };
  }, [revalidate]);
}
