import { useRouteLoaderData } from 'react-router-dom';
import type { AdminData } from './admin-layout.tsx';

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
