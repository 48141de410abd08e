import { Navigate } from 'react-router-dom';
import { dashboardPath } from '#domain/next-path.ts';

/** /admin is only a shorter way to type it. */
export function Component() {
  return <Navigate to={dashboardPath} replace />;
}
