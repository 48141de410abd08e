import { isAnnounced } from '#domain/clinic/is-announced.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { AnnouncementLine } from '#facts/announcement-line.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';

/** Facts are read with the announcement while it is due; it ends by the clinic's own clock. */
export function AnnouncementStrip() {
  const { announcement } = useClinic();
  const now = useMinute();
  if (!announcement || (now && !isAnnounced(announcement, clinicDate(now)))) return null;
  return <AnnouncementLine {...announcement} />;
}
