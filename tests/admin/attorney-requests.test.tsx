import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { personFrom } from '#domain/people/person.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';

const address = '/admin/dashboard/pip-leads/attorney-requests';

const voss = (fields: Partial<Lead> = {}) =>
  lead({
    id: 'voss',
    type: 'attorney',
    name: 'Caroline Voss',
    email: 'c.voss@example.com',
    phone: '(801) 555-0199',
    injury: '',
    preferredTime: '',
    wasInAccident: false,
    details: {
      firm: 'Sample & Partners',
      clientInitials: 'R. D.',
      dateOfLoss: '2026-10-13',
      request: 'Treatment records.\nItemized bills.',
    },
    ...fields,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.leads = [voss()];
  window.innerWidth = 1440;
});

async function open(path = '') {
  const router = openRoute(address + path);
  await screen.findByRole('heading', { name: 'Attorney Requests', hidden: true });
  await waitFor(() => expect(screen.queryByText('Loading attorney requests…')).toBeNull());
  return router;
}

describe('attorney requests', () => {
  it('have a section of their own in the tab of PIP leads', async () => {
    backend.leads = [voss(), lead({ id: 'a', type: 'pip' }), lead({ id: 'b', type: 'pip' })];
    const router = openRoute('/admin/dashboard/pip-leads');
    const sections = within(await screen.findByRole('navigation', { name: 'Sections of leads' }));
    expect(sections.getByRole('link', { current: true })).toHaveTextContent('PIP guide2');
    await userEvent.click(sections.getByRole('link', { name: 'Attorneys1' }));
    expect(await screen.findByRole('heading', { name: 'Attorney Requests' })).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
    expect(screen.getByRole('link', { name: /^PIP Leads/, current: 'page' })).toBeVisible();
  });

  it('show firm, attorney, client and request', async () => {
    backend.leads = [voss(), voss({ id: 'other', name: 'Adam Reyes', status: 'closed' })];
    await open('?status=new&q=caroline');
    expect(backend.calls('listLeads')).toContainEqual([
      { type: 'attorney', view: 'new', search: 'caroline', after: null, oldestFirst: false },
    ]);
    const row = screen.getByRole<HTMLTableRowElement>('row', { name: /Caroline Voss/ });
    // The first has the box.
    expect(
      Array.from(row.cells)
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual([
      'Sample & Partners',
      'Caroline Vossc.voss@example.com',
      '(801) 555-0199',
      'R. D.date of loss Oct 13, 2026',
      'Treatment records.\nItemized bills.',
      'Nov 189:00 AM',
      'New3 hours ago, due by Wednesday 6:00 PM',
      'Call',
    ]);
    expect(screen.getByText('2 total requests')).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('are cards on narrow screens', async () => {
    window.innerWidth = 390;
    await open();
    const [card] = within(screen.getByRole('list', { name: 'Attorney requests' })).getAllByRole(
      'listitem',
    );
    expect(card).toHaveTextContent('FirmSample & Partners');
    expect(card).toHaveTextContent('LossOct 13, 2026');
    expect(screen.getByRole('link', { name: 'Call (801) 555-0199, Caroline Voss' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('have the statuses of requests', async () => {
    await open();
    await press(/change status of Caroline Voss/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark completed' }));
    expect(await screen.findByText('Marked completed')).toBeVisible();
    expect(backend.leads[0]?.status).toBe('closed');
  });

  it('open with a link to call the client, where the firm gave the number', async () => {
    const { details } = voss() as Lead<'attorney'>;
    backend.leads = [voss({ details: { ...details, clientPhone: '(801) 555-0188' } } as Lead)];
    await open('/voss');
    const drawer = within(await screen.findByRole('dialog', { name: 'Caroline Voss' }));
    expect(drawer.getByRole('link', { name: '(801) 555-0188' })).toHaveAttribute(
      'href',
      'tel:+18015550188',
    );
  });

  it('open in the drawer', async () => {
    await open('/voss');
    const drawer = within(await screen.findByRole('dialog', { name: 'Caroline Voss' }));
    const labels = drawer.getAllByRole('term').map((term) => term.textContent);
    expect(labels.slice(0, 6)).toEqual([
      'Firm',
      'Phone',
      'Email',
      'Client',
      'Date of loss',
      'Received',
    ]);
    expect(drawer.getByRole('region', { name: 'Needed' })).toHaveTextContent(
      'Treatment records. Itemized bills.',
    );
    expect(await axe()).toEqual([]);
  });

  it('speak of the attorney, not of a patient', async () => {
    backend.leads = [voss({ personId: 'caroline' })];
    backend.persons = [
      personFrom('caroline', { name: 'Caroline Voss', phone: '(801) 555-0199', email: '' }),
    ];
    await open('/voss');
    const drawer = within(await screen.findByRole('dialog', { name: 'Caroline Voss' }));
    expect(await drawer.findByRole('link', { name: 'Caroline Voss' })).toBeVisible();
    expect(drawer.getByText('Email to the attorney')).toBeVisible();
    expect(drawer.getByLabelText('How did the office hear about us?')).toBeVisible();
    expect(drawer.queryByText(/patient|visit yet/)).toBeNull();
  });

  it('say when there are none', async () => {
    backend.leads = [];
    await open();
    expect(screen.getByRole('heading', { name: 'No attorney requests' })).toBeVisible();
  });

  it('say when they cannot be loaded', async () => {
    backend.failOnce('listLeads');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load attorney requests');
    await press('Retry');
    expect(await screen.findByRole('row', { name: /Caroline Voss/ })).toBeVisible();
  });

  it('are exported with a column for each answer', async () => {
    const saved = savedFiles();
    await open();
    await press('Export CSV');
    expect(await screen.findByText('Exported 1 request')).toBeVisible();
    expect(saved.names).toEqual(['attorney-requests-2026-11-18.csv']);
    expect(await saved.texts()).toEqual([
      [
        '"Firm","Attorney","Email","Phone","Client initials","Date of loss","Client phone","Needed","Status","Date","Language"',
        '"Sample & Partners","Caroline Voss","c.voss@example.com","(801) 555-0199","R. D.","2026-10-13","","Treatment records.\nItemized bills.","New","2026-11-18 09:00","English"',
        '',
      ].join('\r\n'),
    ]);
  });
});
