import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The app comes to a page that was built, whose pictures have failed before anybody listened. */
export function hydrateFailed(page: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  for (const image of container.querySelectorAll('img')) {
    Object.defineProperty(image, 'complete', { value: true });
    // As in a browser: whoever sets the address anew hears that it fails again.
    const tries = new MutationObserver(() => fireEvent.error(image));
    tries.observe(image, { attributeFilter: ['src'] });
  }
  render(page, { container, hydrate: true });
  return container;
}
