import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openRoute } from '../open-route.tsx';

type Routes = { siteRoutes: RouteObject[] };

async function open(path: string) {
  // @ts-expect-error: TypeScript knows no marked modules.
  const { siteRoutes }: Routes = await import('../../src/routes.tsx?es');
  return openRoute(path, siteRoutes);
}

it('the Spanish website has the frame and the page in Spanish, and leads to the page in English', async () => {
  await open('/es/contacto');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pida una cita');
  const header = within(screen.getByRole('banner'));
  const [first] = header.getAllByRole('link', { name: 'English' });
  expect(first).toHaveAttribute('href', '/contact');
  expect(first).toHaveAttribute('lang', 'en');
  const links = header.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => /^\/(?!es\b)/.test(href ?? ''))).toEqual(['/contact']);
});

it('an English page writes /es before its address: the build redirects to the Spanish one', async () => {
  openRoute('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Request an appointment' });
  const [first] = screen.getAllByRole('link', { name: 'Español' });
  expect(first).toHaveAttribute('href', '/es/contact');
  expect(first).toHaveAttribute('lang', 'es');
});

it.each([
  ['/contact', 'Full name', '/es/contacto'],
  ['/pip-guide', 'Full Name', '/es/guia-pip'],
  ['/attorneys', 'Firm', '/es/abogados'],
])('what was typed on %s is there in the other language', async (english, label, spanish) => {
  sessionStorage.clear();
  openRoute(english);
  await userEvent.type(await screen.findByLabelText(label), 'Rosa Marín');
  cleanup();
  await open(spanish);
  expect(await screen.findByDisplayValue('Rosa Marín')).toBeInTheDocument();
});

it('an unknown address below /es is answered in Spanish', async () => {
  await open('/es/nada');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Página no encontrada',
  );
});

it('what the clinic has written in English says so', async () => {
  await open('/es');
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText(/Park in front/)).toHaveAttribute('lang', 'en');
});
