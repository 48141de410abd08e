import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The content below a page's first screen, rendered after the first screen when the visitor follows a link.
 * Rendered at once in a built page, after Back, and for a link to a part of the page.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, !isFollowed || hash !== '');
  return isDue ? children : <div className="min-h-screen" />;
}
