import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type Lead, leadName } from '#domain/lead.ts';

/** Where the focus returns when the drawer closes. */
export const leadLinkId = (id: string) => `lead-${id}`;

/** Opens the drawer beside the list as it is. */
export function LeadLink({ lead, className }: { lead: Lead; className?: string }) {
  const { search } = useLocation();
  return (
    <Link
      id={leadLinkId(lead.id)}
      to={{ pathname: lead.id, search }}
      preventScrollReset
      className={className}
    >
      {leadName(lead)}
    </Link>
  );
}

/** For the row around a LeadLink: a convenience for the mouse, which the keyboard does not need. */
export function useOpenByClick(): (lead: Lead) => (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (lead) => (event) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button');
    const selecting = getSelection()?.isCollapsed === false;
    if (onControl || selecting) return;
    navigate({ pathname: lead.id, search }, { preventScrollReset: true });
  };
}
