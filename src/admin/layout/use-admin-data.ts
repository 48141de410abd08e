import { useRouteLoaderData } from 'react-router-dom';
import type { AdminData } from './admin-layout.tsx';

/** The signed-in administrator and the number of new leads, for anything inside the shell. */
export function useAdminData(): AdminData {
  const data = useRouteLoaderData<AdminData>('admin');
  if (!data) throw new Error('useAdminData works below the admin route only');
  return data;
}
