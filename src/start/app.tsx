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

/** What stands round the router, in the browser as in the build: hydration wants the same tree. */
export function App({ children }: { children: ReactNode }) {
  useScrollAsItIs();
  // To the script of a built page, which holds back what came too early for the app: parts of a page
  // are taken over one after the other, the last ones when there is nothing else to do.
  useEffect(() => whenIdle(() => void dispatchEvent(new Event('app-ready'))), []);
  return (
    <StrictMode>
      <HelmetProvider>{children}</HelmetProvider>
    </StrictMode>
  );
}

/** Whoever has scrolled a built page stays there when the router, as if it had just come, goes to the top. */
function useScrollAsItIs(): void {
  const top = useRef(0);
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    // Newer browsers give a promise, which is no clean-up.
    window.scrollTo({ top: top.current, behavior: 'instant' });
  }, []);
}
