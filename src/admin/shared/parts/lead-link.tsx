import { Link, useLocation } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { classNames } from '#ui/class-names.ts';

/** The focus returns here when the drawer closes. */
export const leadLinkId = (id: string) => `lead-${id}`;

/** In the history entry of a drawer that was opened on the overview: closing it leads back there. */
export const openedOnOverview = 'opened on overview';

/** Opens the drawer beside the current list. It covers the `link-row` around it. */
export function LeadLink({ lead, className }: { lead: Lead; className?: string }) {
  const { search } = useLocation();
  return (
    <Link
      id={leadLinkId(lead.id)}
      to={{ pathname: lead.id, search }}
      preventScrollReset
      className={classNames('row-link', className)}
    >
      {leadName(lead)}
    </Link>
  );
}
