import {
  type ReactNode,
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { whenIdle } from '#ui/loading/when-idle.ts';

/** The frame around the router, the same in the browser and in the build: hydration compares the tree. */
export function App({ children }: { children: ReactNode }) {
  useScrollAsItIs();
  // Tells the script of a built page that hydration is complete. Parts of a page hydrate one after the other, the
  // last ones when the browser is idle.
  useEffect(() => whenIdle(() => void dispatchEvent(new Event('app-ready'))), []);
  return (
    <StrictMode>
      <HelmetProvider>{children}</HelmetProvider>
    </StrictMode>
  );
}

/** Keeps the scroll position of a built page when the router, as on a new page, scrolls to the top. */
function useScrollAsItIs(): void {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    window.scrollTo({ top: top.current, behavior: 'instant' });
  }, []);
}
