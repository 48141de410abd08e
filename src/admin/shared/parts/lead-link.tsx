import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandover(link);
  return (
    <Link
      ref={link}
      id={leadLinkId(lead.id)}
      to={{ pathname: lead.id, search }}
      preventScrollReset
      className={classNames('row-link', className)}
    >
      {leadName(lead)}
    </Link>
  );
}

/** A row that disappears while focused passes the focus to its neighbour. Ids of links are 'lead-…' or 'visit-…'. */
export function useFocusHandover(link: RefObject<HTMLAnchorElement | null>): void {
  useLayoutEffect(() => {
    const own = link.current;
    const row = own?.closest('tr, li');
    return () => {
      if (!own || !row?.contains(document.activeElement)) return;
      // Of the whole page, because a list may have groups.
      const [kind] = own.id.split('-');
      const links = [...document.querySelectorAll<HTMLElement>(`a[id^=${kind}-]`)];
      const place = links.indexOf(own);
      (links[place + 1] ?? links[place - 1])?.focus();
    };
  }, [link]);
}

/** The focus returns to the row whose drawer was closed. The rows may load later than their page. */
export function useFocusOnReturn(link: RefObject<HTMLAnchorElement | null>): void {
  const { state } = useLocation();
  useEffect(() => {
    const isChosen = !document.activeElement?.matches('body, main');
    if (link.current && link.current.id === state && !isChosen) link.current.focus();
  }, [link, state]);
}
