import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const menu = '<details data-menu open><summary>Menu</summary></details>';

beforeEach(() => {
  vi.resetModules();
});

// In this order: the listeners of a page stay.
it.each([
  // The page of a visit's link
  ['<main></main>', true],
  // A content blocker took the banner away.
  ['<main id="main"></main>', false],
  ['<main id="main"></main><div class="cookie-banner"></div>', false],
])('Escape closes the menu of a built page: %s', async (page, isOpen) => {
  document.body.innerHTML = page + menu;
  await import('../../src/page.ts');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(document.querySelector('details')?.open).toBe(isOpen);
});
