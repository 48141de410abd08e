import type { Lead } from '#domain/lead.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { LeadCards } from './lead-cards.tsx';
import { LeadsTable } from './leads-table.tsx';

export type LeadsProps = {
  leads: Lead[];
  /** Ids of those that came in while the list was open. */
  arrived: ReadonlySet<string>;
};

/** Only one of the two is rendered, so that every lead has one menu and one address on the page. */
export function Leads(props: LeadsProps) {
  return useWideScreen() ? <LeadsTable {...props} /> : <LeadCards {...props} />;
}
