import { CalendarPlus } from 'lucide-react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { ButtonLink } from '#ui/button.tsx';
import { schedulePath } from '../../../shared/paths/paths.ts';

/** Opens the calendar to find a time for this lead. Nothing for spam. */
export function ScheduleLink({ lead, className }: { lead: Lead; className?: string }) {
  if (lead.spam) return null;
  return (
    <ButtonLink
      variant="line"
      to={`${schedulePath}?lead=${encodeURIComponent(lead.id)}`}
      aria-label={`Schedule ${leadName(lead)}`}
      className={className}
    >
      <CalendarPlus className="ico" />
      <span>Schedule</span>
    </ButtonLink>
  );
}
