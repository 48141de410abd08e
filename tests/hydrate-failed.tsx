import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Hydrates a built page whose images failed before React listened. */
export function hydrateFailed(page: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  for (const image of container.querySelectorAll('img')) {
    Object.defineProperty(image, 'complete', { value: true });
    // As in a browser: setting src again fires another error.
    const tries = new MutationObserver(() => fireEvent.error(image));
    tries.observe(image, { attributeFilter: ['src'] });
  }
  render(page, { container, hydrate: true });
  return container;
}
