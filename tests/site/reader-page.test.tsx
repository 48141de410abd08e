import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

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

it('a built page says by the server’s time whether the clinic is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') });
  const facts = JSON.stringify([['clinic', clinic]]);
  document.body.innerHTML = `<main id="main"><p data-open-state><span data-slot></span></p></main>
    <script id="answers" type="application/json" data-changed="">${facts}</script>`;
  const { noteServerTime } = await import('#data/server-clock.ts');
  addEventListener('time-known', () => noteServerTime('2026-11-20T17:00:00Z'), { once: true });
  await import('../../src/page.ts');
  await waitFor(() =>
    expect(document.querySelector('p')).toHaveTextContent('Open now · closes 12:00 PM'),
  );
  dispatchEvent(new Event('app-ready'));
});

it('the link to the other language takes query and fragment along once it is pressed', async () => {
  history.replaceState(null, '', '/patient-info?utm_source=flyer#questions');
  document.body.innerHTML =
    '<main id="main"></main><a href="/es/patient-info" lang="es">Español</a><a href="/">Home</a>';
  await import('../../src/page.ts');
  const addresses = () => [...document.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  expect(addresses()).toEqual(['/es/patient-info', '/']);
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }
  expect(addresses().map((address) => address?.replace(location.origin, ''))).toEqual([
    '/es/patient-info?utm_source=flyer#questions',
    '/',
  ]);
});
