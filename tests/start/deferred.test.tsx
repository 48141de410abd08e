import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Deferred } from '#start/deferred.tsx';

/** The text of the page after each render. */
let shown: string[] = [];

function Page() {
  useLayoutEffect(() => void shown.push(document.querySelector('main')?.textContent ?? ''));
  return (
    <main>
      Title
      <Deferred>
        <Rest />
      </Deferred>
    </main>
  );
}

function Rest() {
  useLayoutEffect(() => void shown.push(document.querySelector('main')?.textContent ?? ''), []);
  return ' and the rest';
}

beforeEach(() => {
  shown = [];
});

async function follow(link: string) {
  const routes = [
    { path: '/', element: <Link to={link}>Go</Link> },
    { path: '/page', element: <Page /> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link'));
  await screen.findByText(/Title/);
  return router;
}

it('a page opened by a link shows its first screen before the rest', async () => {
  await follow('/page');
  expect([shown[0], shown.at(-1)]).toEqual(['Title', 'Title and the rest']);
});

it('a page opened with a hash is complete at once', async () => {
  await follow('/page#part');
  expect(shown[0]).toBe('Title and the rest');
});

it('a page opened by Back is complete at once, so that it scrolls to its place', async () => {
  const router = await follow('/page');
  await act(() => router.navigate('/'));
  shown = [];
  await act(() => router.navigate(-1));
  expect(shown[0]).toBe('Title and the rest');
});
