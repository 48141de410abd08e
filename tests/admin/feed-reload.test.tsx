import { act, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useFetcher,
  useLoaderData,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ShownData } from '#admin/shared/data/shown-data.tsx';
import { notForFeed, requestReload, useReloads } from '../../src/admin/shared/data/feed-reload.ts';
import { usePageForm, useSavedForm } from '../../src/admin/shared/save/use-saved-form.ts';
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

const slowDesk = (useForm: () => ReturnType<typeof usePageForm>) => () => {
  useReloads(true);
  const { Form, errors, isBusy } = useForm();
  return (
    <ShownData data={useLoaderData().read} fallback={null}>
      {(read: string) => (
        <Form method="post">
          <output>{read}</output>
          {errors.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
          <button type="submit">{isBusy ? 'Saving' : 'Save'}</button>
        </Form>
      )}
    </ShownData>
  );
};

it('a reload waits until the screen shows what a form says, where an earlier one is slow', async () => {
  const slow: (() => void)[] = [];
  let reads = 0;
  const router = createMemoryRouter([
    {
      path: '/',
      Component: slowDesk(usePageForm),
      HydrateFallback: () => null,
      loader() {
        const read = { ok: true, value: `Read ${++reads}` };
        if (reads === 1) return { read };
        return { read: new Promise((resolve) => slow.push(() => resolve(read))) };
      },
      action: () => ({ ok: false, errors: [{ field: 'wood', message: 'Which wood?' }] }),
    },
  ]);
  /** A colleague's change, until its reload begins or waits. */
  const reload = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    act(() => requestReload(['all']));
    await act(() => vi.advanceTimersToNextTimerAsync());
    vi.useRealTimers();
  };
  const showReads = () =>
    act(async () => {
      for (const show of slow.splice(0)) show();
    });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Read 1')).toBeVisible();
  await reload();
  expect(reads).toBe(2);
  await press('Save');
  await expect.poll(() => reads).toBe(3);
  await reload();
  await showReads();
  expect(await screen.findByText('Which wood?')).toBeVisible();
  await expect.poll(() => slow).toHaveLength(1);
  await showReads();
  expect(await screen.findByText('Read 4')).toBeVisible();
  expect(screen.getByText('Which wood?')).toBeVisible();
});

it.each([
  ['page', usePageForm],
  ['part of a page', () => useSavedForm()],
])(
  'a press of a %s shows at once that it is busy, until the screen has its answer, where an earlier reload is slow',
  async (_, useForm) => {
    let show = () => {};
    let answer = () => {};
    let reads = 0;
    const router = createMemoryRouter([
      {
        path: '/',
        Component: slowDesk(useForm),
        HydrateFallback: () => null,
        loader() {
          const read = { ok: true, value: `Read ${++reads}` };
          const slow = new Promise((resolve) => {
            show = () => resolve(read);
          });
          return { read: reads === 1 ? read : slow };
        },
        action: () =>
          new Promise((resolve) => {
            answer = () =>
              resolve({ ok: false, errors: [{ field: 'wood', message: 'Which wood?' }] });
          }),
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Read 1')).toBeVisible();
    act(() => requestReload(['all']));
    await expect.poll(() => reads).toBe(2);
    await press('Save');
    expect(await screen.findByText('Saving')).toBeVisible();
    await act(async () => answer());
    await expect.poll(() => reads).toBe(3);
    expect(screen.getByText('Saving')).toBeVisible();
    await act(async () => show());
    expect(await screen.findByText('Which wood?')).toBeVisible();
    expect(screen.getByText('Save')).toBeVisible();
  },
);
