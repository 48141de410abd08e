import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '#data/account/auth.ts';
import type { LeadCounts } from '#data/leads/leads.ts';
import type { LeadType } from '#domain/leads/lead.ts';

export type AdminData = {
  session: Session;
  /** null when they could not be read. */
  leadCounts: Record<LeadType, LeadCounts> | null;
  /** Of any lead; null when it could not be read. */
  lastChange: string | null;
};

/** The signed-in administrator and the number of new leads, for anything inside the shell. */
export function useAdminData(): AdminData {
  const data = useRouteLoaderData<AdminData>('admin');
  if (!data) throw new Error('useAdminData works below the admin route only');
  return data;
}

/** How many leads nobody has taken up yet; null when that could not be read. */
export function useWaitingLeads(): number | null {
  const { leadCounts } = useAdminData();
  if (!leadCounts) return null;
  return Object.values(leadCounts).reduce((sum, counts) => sum + counts.new, 0);
}
