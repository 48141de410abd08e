import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { endVisit, visitPage } from './visits.ts';

/** Measures visits. Only the public layout renders it, so /admin is never measured. */
export function Analytics() {
  const { pathname } = useLocation();
  // A layout effect runs before the page's own effects, whose events belong to the new page.
  useLayoutEffect(() => visitPage(pathname), [pathname]);
  useLayoutEffect(() => endVisit, []);
  return null;
}
