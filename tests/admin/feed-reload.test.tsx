import { act, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useFetcher,
  useLoaderData,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { notForFeed, requestReload, useReloads } from '../../src/admin/shared/data/feed-reload.ts';
import { usePageForm } from '../../src/admin/shared/save/use-saved-form.ts';
import { follow, press } from '../press.ts';

function Frame() {
  useReloads(true);
  return <Outlet />;
}

function Page() {
  const { Form } = useFetcher();
  return (
    <Form method="post">
      <output>{useLoaderData<string>()}</output>
      <button type="submit">Save</button>
    </Form>
  );
}

it('a reload that began before a save and ends after it is followed by another one', async () => {
  let stored = 'Therapist';
  let reads = 0;
  let finishReload = () => {};
  const reload = new Promise<void>((resolve) => {
    finishReload = resolve;
  });
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Frame,
      HydrateFallback: () => null,
      // The second time, the frame is slow.
      loader: async () => {
        reads++;
        if (reads === 2) await reload;
        return null;
      },
      children: [
        {
          index: true,
          Component: Page,
          loader: () => stored,
          action: () => {
            stored = 'Lead therapist';
            return null;
          },
          shouldRevalidate: notForFeed,
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Therapist')).toBeVisible();
  act(() => requestReload(['all']));
  await expect.poll(() => router.state.revalidation).toBe('loading');
  await press('Save');
  expect(await screen.findByText('Lead therapist')).toBeVisible();
  await act(async () => finishReload());
  await expect.poll(() => reads).toBe(4);
  expect(await screen.findByText('Lead therapist')).toBeVisible();
});

function Desk() {
  useReloads(true);
  const { Form, errors } = usePageForm();
  return (
    <Form method="post">
      <output>{useLoaderData<string>()}</output>
      {errors.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <button type="submit">Save</button>
      <Link to="?page=2">Page 2</Link>
    </Form>
  );
}

it('what a form says stays when a colleague’s change reloads its page, and goes with another page', async () => {
  let reads = 0;
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Desk,
      HydrateFallback: () => null,
      loader: () => `Read ${++reads}`,
      action: () => ({ ok: false, errors: [{ field: 'wood', message: 'Which wood?' }] }),
    },
  ]);
  render(<RouterProvider router={router} />);
  await press('Save');
  expect(await screen.findByText('Which wood?')).toBeVisible();
  const seen = reads;
  act(() => requestReload(['all']));
  expect(await screen.findByText(`Read ${seen + 1}`)).toBeVisible();
  expect(screen.getByText('Which wood?')).toBeVisible();
  await follow('Page 2');
  await expect.poll(() => screen.queryByText('Which wood?')).toBeNull();
});
