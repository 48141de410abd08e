import { useLayoutEffect } from 'react';

/** The website is light, also after the back office of somebody who chose dark. */
export function useLightTheme(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.theme;
  }, []);
}
