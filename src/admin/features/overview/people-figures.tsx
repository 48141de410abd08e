import { CalendarClock, FileText } from 'lucide-react';
import { workGroup } from '#domain/leads/call-back.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { dueText, urgency, waitText } from '#domain/leads/lead-age.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { StatCard } from '../../shared/parts/stat-card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { urgencyColors } from '../../shared/parts/waiting-age.tsx';

/** The new leads of each list, with the age of the oldest request. */
export function PeopleFigures({ waiting }: { waiting: readonly Lead[] }) {
  const { leadCounts } = useAdminData();
  const now = useNow();
  const unanswered = waiting.filter((lead) => lead.type === 'contact' && isInView(lead, 'new'));
  const isPutOff = (lead: Lead) => workGroup(lead, now) === 'snoozed';
  const putOff = unanswered.filter(isPutOff).length;
  const [oldest] = unanswered
    .filter((lead) => !isPutOff(lead))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return (
    <>
      <StatCard
        label="New requests"
        icon={CalendarClock}
        value={leadCounts?.contact.new ?? null}
        to={`${leadListPaths.contact}?status=new`}
      >
        {oldest && (
          <span className={`font-semibold ${urgencyColors[urgency(oldest, now)]}`}>
            Oldest waiting {waitText(oldest.createdAt, now) || 'a moment'}, {dueText(oldest, now)}
          </span>
        )}
        {oldest && putOff > 0 && ' · '}
        {putOff > 0 && `${putOff} to call back later`}
        {unanswered.length === 0 && 'All answered'}
      </StatCard>
      <StatCard
        label="New PIP leads"
        icon={FileText}
        value={leadCounts?.pip.new ?? null}
        to={`${leadListPaths.pip}?status=new`}
      >
        {leadCounts && `${leadCounts.pip.all.toLocaleString('en-US')} total leads`}
      </StatCard>
    </>
  );
}
