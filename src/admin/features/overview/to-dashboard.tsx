import { Navigate } from 'react-router-dom';
import { dashboardPath } from '#domain/next-path.ts';

/** /admin is a short address for the dashboard. */
export function Component() {
  return <Navigate to={dashboardPath} replace />;
}
