import { CalendarCheck, CalendarClock, FileText } from 'lucide-react';
import { dueText, urgency, waitText } from '#domain/leads/lead-age.ts';
import { dayLabel } from '#domain/time/clinic-time.ts';
import { useAdminData } from '../layout/use-admin-data.ts';
import { urgencyColors } from '../leads/table/waiting-age.tsx';
import { StatCard } from '../stat-card.tsx';
import { useNow } from '../use-clock.ts';
import type { People } from './load-overview.ts';

export function PeopleFigures({ people }: { people: People }) {
  const { today, waiting, appointmentsToday } = people;
  const { leadCounts } = useAdminData();
  const now = useNow();
  const [oldest] = waiting;
  return (
    <>
      <StatCard label="New requests" icon={CalendarClock} value={leadCounts?.contact.new ?? null}>
        {oldest ? (
          <span className={`font-semibold ${urgencyColors[urgency(oldest, now)]}`}>
            Oldest waiting {waitText(oldest.createdAt, now) || 'a moment'}, {dueText(oldest, now)}
          </span>
        ) : (
          'All answered'
        )}
      </StatCard>
      <StatCard label="New PIP leads" icon={FileText} value={leadCounts?.pip.new ?? null}>
        {leadCounts && `${leadCounts.pip.all.toLocaleString('en-US')} total leads`}
      </StatCard>
      <StatCard label="Appointments today" icon={CalendarCheck} value={appointmentsToday}>
        {dayLabel(today, today)}
      </StatCard>
    </>
  );
}
