import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';

/** The focus returns here when the drawer closes. */
export const leadLinkId = (id: string) => `lead-${id}`;

/** Opens the drawer beside the current list. */
export function LeadLink({ lead, className }: { lead: Lead; className?: string }) {
  const { search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandover(link);
  return (
    <Link
      ref={link}
      id={leadLinkId(lead.id)}
      to={{ pathname: lead.id, search }}
      preventScrollReset
      className={className}
    >
      {leadName(lead)}
    </Link>
  );
}

/** A row that disappears while focused passes the focus to its neighbour. */
export function useFocusHandover(link: RefObject<HTMLAnchorElement | null>): void {
  useLayoutEffect(() => {
    const own = link.current;
    const row = own?.closest('tr, li');
    return () => {
      if (!own || !row?.contains(document.activeElement)) return;
      // Of the whole page, because a list may have groups.
      const links = [...document.querySelectorAll<HTMLElement>('a[id^=lead-]')];
      const place = links.indexOf(own);
      (links[place + 1] ?? links[place - 1])?.focus();
    };
  }, [link]);
}

/** For the row around a LeadLink: for the mouse only, because the link itself serves the keyboard. */
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
