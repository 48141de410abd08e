import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { lead, now } from './lead-fixtures.ts';
import { post } from './post-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  const earlier = { startsAt: new Date(now.getTime() - 3_600_000) };
  backend.visits = [
    visit({ ...earlier, status: 'arrived' }),
    visit({ ...earlier, id: 'ben', patientName: 'Ben Whitaker', status: 'completed' }),
  ];
  backend.leads = [
    lead({ id: 'ann', name: 'Ann Lee', spam: true }),
    lead({ id: 'pat', name: 'Pat Ray', spam: true }),
  ];
});

const today = '/admin/schedule/next-day?date=2026-11-18';
const requests = '/admin/dashboard/appointments';

/** Each button is gone when its act is done. */
it.each([
  ['a row that stays', today, 'Complete: Sofia Lindqvist', 'link', 'Sofia Lindqvist'],
  ['a row that stays', today, 'Not completed: Ben Whitaker', 'link', 'Ben Whitaker'],
  ['a row that leaves', requests, 'Ann Lee is not spam', 'link', 'Pat Ray'],
  ['a row that leaves, the last of its list', requests, 'Pat Ray is spam', 'link', 'Ann Lee'],
])('the focus passes from the pressed button of %s (%s: %s)', async (_, page, name, role, to) => {
  openRoute(page);
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole(role, { name: to })).toHaveFocus();
});

it('the focus passes from ‘Discard changes’ to what is left of its form', async () => {
  openRoute('/admin/settings');
  const phone = await screen.findByLabelText(/^Phone/);
  await userEvent.type(phone, '9');
  screen.getByRole('button', { name: 'Discard changes' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
});

it('the focus passes from ‘Publish’ to the button in its place, not to ‘Delete post’', async () => {
  backend.posts = [post()];
  openRoute('/admin/posts/neck');
  (await screen.findByRole('button', { name: 'Publish' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Update post' })).toHaveFocus();
});

it('the focus passes to the page from a toast to which it came from outside of the page', async () => {
  openRoute('/admin/settings');
  await userEvent.type(await screen.findByLabelText(/^Short name/), 's{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  (document.activeElement as HTMLElement).blur();
  undo.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('the focus that someone has moved meanwhile stays there', async () => {
  openRoute(requests);
  const button = await screen.findByRole('button', { name: 'Ann Lee is not spam' });
  await userEvent.click(button);
  const search = screen.getByRole('searchbox');
  search.focus();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(search).toHaveFocus();
});
