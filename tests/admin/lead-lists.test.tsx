import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { axe } from '../axe.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { hoursAgo, lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';

const address = '/admin/dashboard/appointments';

/** Newest first. */
const ann = lead({ id: 'ann', name: 'ann Bell', injury: '', createdAt: hoursAgo(1) });
const cid = lead({ id: 'cid', name: 'Cid Moss', status: 'contacted', createdAt: hoursAgo(2) });
const bob = lead({ id: 'bob', name: 'Bob Lane', injury: 'Back', createdAt: hoursAgo(30) });
const dee = lead({ id: 'dee', name: 'Dee Hart', injury: 'Arm', createdAt: hoursAgo(40) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  window.innerWidth = 1440;
  backend.leads = [ann, cid, bob, dee];
});

async function open(search = '', path = address) {
  const router = openRoute(path + search);
  await screen.findAllByRole('row');
  return router;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) =>
  userEvent.click(within(heading(name)).getByRole('button', { name }));
const oldestFirst = () => screen.getByRole('button', { name: 'Oldest promise first' });

describe('the order of a list', () => {
  it('is newest first until a heading is pressed: up, down and back', async () => {
    const router = await open();
    expect(names()).toEqual(['ann Bell', 'Cid Moss', 'Bob Lane', 'Dee Hart']);
    expect(heading('Date')).toHaveAttribute('aria-sort', 'descending');

    await sortBy('Contact');
    await waitFor(() => expect(heading('Contact')).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(names()).toEqual(['ann Bell', 'Bob Lane', 'Cid Moss', 'Dee Hart']));
    expect(router.state.location.search).toBe('?sort=name');
    expect(heading('Date')).not.toHaveAttribute('aria-sort');

    await sortBy('Contact');
    await waitFor(() => expect(names()).toEqual(['Dee Hart', 'Cid Moss', 'Bob Lane', 'ann Bell']));
    expect(heading('Contact')).toHaveAttribute('aria-sort', 'descending');

    await sortBy('Contact');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await axe()).toEqual([]);
  });

  it('has missing answers last in both directions, and equal ones newest first', async () => {
    await open('?sort=injury');
    expect(names()).toEqual(['Dee Hart', 'Bob Lane', 'Cid Moss', 'ann Bell']);
    await sortBy('Injury');
    await waitFor(() => expect(names()).toEqual(['Cid Moss', 'Bob Lane', 'Dee Hart', 'ann Bell']));
    await sortBy('Status');
    await waitFor(() => expect(names()).toEqual(['ann Bell', 'Bob Lane', 'Dee Hart', 'Cid Moss']));
  });

  it('by date is that of the whole list, and starts at its first page', async () => {
    const router = await open('?after=ann&skipped=1');
    await sortBy('Date');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=date'));
    await waitFor(() => expect(names()).toEqual(['Dee Hart', 'Bob Lane', 'Cid Moss', 'ann Bell']));
    expect(heading('Date')).toHaveAttribute('aria-sort', 'ascending');
    expect(backend.calls('listLeads')).toContainEqual([
      { type: 'contact', view: 'all', search: '', after: null, oldestFirst: true },
    ]);
  });

  it('can be the oldest promise first, among those who wait', async () => {
    const router = await open();
    expect(oldestFirst()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(oldestFirst());
    await waitFor(() => expect(router.state.location.search).toBe('?status=new&sort=date'));
    await waitFor(() => expect(names()).toEqual(['Dee Hart', 'Bob Lane', 'ann Bell']));
    expect(oldestFirst()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(oldestFirst());
    await waitFor(() => expect(names()).toEqual(['ann Bell', 'Bob Lane', 'Dee Hart']));
  });

  it('stays by a press of another status', async () => {
    const router = await open('?sort=-name');
    await userEvent.click(screen.getByRole('link', { name: /^New/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=new&sort=-name'));
    expect(heading('Contact')).toHaveAttribute('aria-sort', 'descending');
  });

  it('has pages that say what is sorted', async () => {
    backend.answer('listLeads', async () => ({ leads: [ann, cid], next: 'cid' }));
    await open('?sort=name');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText(/sorted within this page/)).toBeVisible();
    await sortBy('Date');
    expect(await pages.findByRole('link', { name: 'Newer' })).toBeVisible();
    expect(pages.queryByText(/sorted within this page/)).toBeNull();
  });

  it('doesn’t take a request that moves up for a new one', async () => {
    backend.answer('listLeads', async () => ({ leads: [dee, bob], next: 'bob' }));
    await open('?sort=date');
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    backend.answer('listLeads', async () => ({ leads: [bob, cid], next: 'cid' }));
    backend.leads = [ann, cid, bob];
    await screen.findByRole('row', { name: /Cid Moss/ });
    expect(screen.queryByText(/new request$/)).toBeNull();
  });

  it.each([
    ['/admin/dashboard/pip-leads', 'pip', 'Email'],
    ['/admin/dashboard/pip-leads/attorney-requests', 'attorney', 'Firm'],
  ] as const)('of %s can be sorted, too', async (path, type, column) => {
    backend.leads = [lead({ type, email: 'z@example.com', details: { firm: 'Zion Law' } })].concat(
      lead({ id: 'b', name: 'Bob Lane', type, email: 'a@example.com', details: { firm: 'Arch' } }),
    );
    await open('', path);
    await sortBy(column);
    await waitFor(() => expect(heading(column)).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('a@example.com'));
  });
});

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
const bar = () => within(screen.getByRole('region', { name: 'Selected requests' }));
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));
const statuses = () => backend.leads.map(({ id, status }) => `${id} ${status}`);
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((each) => each.getAttribute('aria-label'));

describe('selected requests', () => {
  it('are chosen one by one, as a range and all at once', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
    const user = userEvent.setup();
    await user.click(box('ann Bell'));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(all()).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(box('Bob Lane'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Select ann Bell', 'Select Cid Moss', 'Select Bob Lane']);
    expect(screen.getByText('3 requests selected')).toHaveAttribute('role', 'status');
    await user.click(box('Cid Moss'));
    expect(bar().getByText('2 selected')).toBeVisible();
    await user.click(all());
    expect(bar().getByText('4 selected')).toBeVisible();
    expect(await axe()).toEqual([]);
    await user.click(all());
    expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
  });

  it('are let go by Escape, by Clear and by another list', async () => {
    const router = await open();
    await userEvent.click(box('ann Bell'));
    await userEvent.keyboard('{Escape}');
    expect(box('ann Bell')).not.toBeChecked();
    await userEvent.click(box('ann Bell'));
    await press('Clear selection');
    expect(box('ann Bell')).not.toBeChecked();
    expect(all()).toHaveFocus();
    await userEvent.click(box('ann Bell'));
    await sortBy('Contact');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
    await waitFor(() => expect(box('ann Bell')).not.toBeChecked());
  });

  it('stay selected when Escape closes a menu', async () => {
    await open();
    await userEvent.click(box('ann Bell'));
    await userEvent.click(screen.getByRole('button', { name: /change status of ann Bell/ }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(box('ann Bell')).toBeChecked();
  });

  it('are marked contacted where they can be, with one Undo', async () => {
    await open();
    await userEvent.click(all());
    await press('Mark contacted');
    expect(await screen.findByText('Marked 3 requests contacted')).toBeVisible();
    expect(statuses()).toEqual([
      'ann contacted',
      'cid contacted',
      'bob contacted',
      'dee contacted',
    ]);
    await waitFor(() => expect(all()).not.toBeChecked());
    expect(all()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(statuses()).toEqual(['ann new', 'cid contacted', 'bob new', 'dee new']),
    );
  });

  it('offer no act that none of them can take', async () => {
    await open();
    await userEvent.click(box('Cid Moss'));
    expect(bar().getByRole('button', { name: 'Mark contacted' })).toBeDisabled();
  });

  it('are dismissed after a question, with one Undo to the status of each', async () => {
    await open();
    await userEvent.click(box('ann Bell'));
    await userEvent.click(box('Cid Moss'));
    await press('Dismiss');
    const question = within(screen.getByRole('alertdialog', { name: 'Dismiss 2 requests?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(statuses().join()).not.toContain('dismissed');
    await press('Dismiss');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss requests' }));
    expect(await screen.findByText('Dismissed 2 requests')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Bob Lane', 'Dee Hart']));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses().slice(0, 2)).toEqual(['ann new', 'cid contacted']));
  });

  it('are marked as spam, with one Undo to the status of each', async () => {
    await open();
    await userEvent.click(box('ann Bell'));
    await userEvent.click(box('Cid Moss'));
    await press('Mark as spam');
    expect(await screen.findByText('Marked 2 requests as spam')).toBeVisible();
    expect(backend.leads.filter(({ spam }) => spam).map(({ id }) => id)).toEqual(['ann', 'cid']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(backend.leads.some(({ spam }) => spam)).toBe(false));
    expect(statuses().slice(0, 2)).toEqual(['ann new', 'cid contacted']);
  });

  it('with a status that this version doesn’t know offer no Undo', async () => {
    backend.leads = [lead({ ...ann, status: 'waiting_for_fax' }), cid, bob, dee];
    await open();
    await userEvent.click(box('ann Bell'));
    await userEvent.click(box('Cid Moss'));
    await press('Mark as spam');
    expect(await screen.findByText('Marked 2 requests as spam')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(statuses().slice(0, 2)).toEqual(['ann waiting_for_fax', 'cid contacted']);
  });

  it('that could not be changed stay selected, and their number is said', async () => {
    await open();
    backend.failOnce('setLeadStatus');
    await userEvent.click(all());
    await press('Mark contacted');
    expect(await screen.findByText('Marked 2 requests contacted')).toBeVisible();
    expect(await screen.findByText('Failed to update 1 request. Please try again.')).toBeVisible();
    await waitFor(() => expect(selected()).toEqual(['Select ann Bell']));
    await press('Mark contacted');
    expect(await screen.findByText('Marked 1 request contacted')).toBeVisible();
  });

  it('that a colleague has changed are not overwritten, and stay selected', async () => {
    await open();
    const read = backend.hold('listLeads');
    backend.leads = [lead({ ...ann, status: 'closed' }), cid, bob, dee];
    await userEvent.click(all());
    await press('Mark contacted');
    expect(await screen.findByText(/^A colleague has changed 1 request meanwhile/)).toBeVisible();
    read.release();
    await waitFor(() => expect(selected()).toEqual(['Select ann Bell']));
    expect(statuses()[0]).toBe('ann closed');
  });

  it('are exported as a file of their own', async () => {
    const files = savedFiles();
    await open();
    await userEvent.click(box('Bob Lane'));
    await press('Export selected');
    expect(await screen.findByText('Exported 1 request')).toBeVisible();
    const [text] = await files.texts();
    expect(text).toContain('"Bob Lane"');
    expect(text).not.toContain('ann Bell');
    expect(box('Bob Lane')).toBeChecked();
  });

  it('say of a failed export what the whole list says', async () => {
    savedFiles();
    await open();
    await userEvent.click(box('Bob Lane'));
    backend.fail('addAccessEntries', Object.assign(new Error('x'), { code: 'unavailable' }));
    const words = 'Failed to export. Please try again. The server didn’t answer.';
    await press('Export selected');
    expect(await screen.findAllByText(words)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });

  it.each(['?status=spam', '?status=dismissed'])('are not offered in %s', async (search) => {
    backend.leads = [lead({ spam: true }), lead({ id: 'old', status: 'dismissed' })];
    await open(search);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([390, 1023])('are on the cards of a screen of %i pixels', async (width) => {
    window.innerWidth = width;
    backend.leads = [ann, bob].map((each) => ({ ...each, type: 'pip' }) as Lead);
    openRoute('/admin/dashboard/pip-leads');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ann Bell' }));
    expect(screen.queryByRole('table')).toBeNull();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(screen.getByRole('region', { name: 'Selected leads' })).toHaveTextContent('2 selected');
    expect(await axe()).toEqual([]);
  });
});

describe('the order of cards', () => {
  it('is chosen from the columns of the table', async () => {
    window.innerWidth = 390;
    const router = openRoute(address);
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    const listed = () =>
      within(screen.getByRole('list', { name: 'Appointment requests' }))
        .getAllByRole('link', { name: /^[a-z]+ [a-z]+$/i })
        .map(({ textContent }) => textContent);
    expect(order).toHaveDisplayValue('Newest first');
    await userEvent.selectOptions(order, 'Contact');
    await waitFor(() => expect(listed()).toEqual(['ann Bell', 'Bob Lane', 'Cid Moss', 'Dee Hart']));
    expect(router.state.location.search).toBe('?sort=name');
    await userEvent.selectOptions(order, 'Newest first');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(listed()).toEqual(['ann Bell', 'Cid Moss', 'Bob Lane', 'Dee Hart']);
  });

  it.each(['pip-leads', 'pip-leads/attorney-requests'])(
    '%s has a table from 1024',
    async (path) => {
      window.innerWidth = 1024;
      const type = path === 'pip-leads' ? 'pip' : 'attorney';
      backend.leads = [
        lead({ type, details: { firm: 'A', clientInitials: 'B', request: 'C' } } as Partial<Lead>),
      ];
      openRoute(`/admin/dashboard/${path}`);
      expect(await screen.findByRole('columnheader', { name: 'Date' })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Select Maria Olsen' })).toBeVisible();
    },
  );
});
