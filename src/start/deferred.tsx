import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What comes below a page's first screen, which a visitor who follows a link sees before this is rendered.
 * At once in a built page, after Back, and where the link leads to a part of the page.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, !isFollowed || hash !== '');
  return isDue ? children : <div className="min-h-screen" />;
}
