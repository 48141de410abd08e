import { type ReactNode, StrictMode, useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/** What stands round the router, in the browser as in the build: hydration wants the same tree. */
export function App({ children }: { children: ReactNode }) {
  // To the script of a built page, which holds back what came too early for the app.
  useEffect(() => void dispatchEvent(new Event('app-ready')), []);
  return (
    <StrictMode>
      <HelmetProvider>{children}</HelmetProvider>
    </StrictMode>
  );
}
