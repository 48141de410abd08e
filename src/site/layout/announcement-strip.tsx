import { Link } from 'react-router-dom';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { useNow } from '../clinic/use-minute.ts';

/** A line above the header. Facts are read with it while it is due; it ends by the clinic's own clock. */
export function AnnouncementStrip() {
  const { announcement } = useClinic();
  const now = useNow();
  if (!announcement || (now && !isAnnounced(announcement, clinicDate(now)))) return null;
  const { text, link } = announcement;
  return (
    <aside aria-label="Announcement" className="on-dark bg-spruce-900 text-white print:hidden">
      <p className="wrap py-3 text-center text-small font-semibold text-balance">
        {link ? (
          <Link to={link} className="underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    </aside>
  );
}
