import { CalendarClock, FileText, type LucideIcon, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { leadPath } from '#domain/leads/lead-paths.ts';
import type { TimelineEvent } from '#domain/people/timeline.ts';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { visitPath } from '../../shared/paths/schedule-address.ts';

const icons: Record<TimelineEvent['kind'], LucideIcon> = {
  request: FileText,
  visit: CalendarClock,
  call: Phone,
  message: Mail,
};

/** Requests, visits, calls and messages, the latest first. */
export function TimelineList({ timeline }: { timeline: TimelineEvent[] }) {
  return (
    <SectionCard title="Requests, visits, calls and messages">
      {timeline.length === 0 && <p className="mt-1 text-text-2">Nothing yet.</p>}
      <ul
        aria-label="Requests, visits, calls and messages"
        className="mt-3 divide-y divide-line empty:hidden"
      >
        {timeline.map(({ id, at, kind, text, of }) => {
          const Icon = icons[kind];
          const to = 'lead' in of ? leadPath(of.lead) : visitPath(of.visit);
          return (
            <li key={id} className="flex items-start gap-3 py-2">
              <Icon className="ico mt-1 text-text-3" aria-hidden="true" />
              <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
                {kind === 'request' || kind === 'visit' ? (
                  <Link className="link max-md:py-1.5" to={to}>
                    {text}
                  </Link>
                ) : (
                  <span>{text}</span>
                )}
                <LeadDate moment={at} className="num text-text-3" />
              </p>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
