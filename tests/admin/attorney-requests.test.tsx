import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import hotToast from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession } from '#data/account/auth.ts';
import { listActivity, setLeadStatus } from '#data/leads/activity-log.ts';
import { allLeads, countLeads, findDuplicates, getLead, listLeads } from '#data/leads/leads.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { axe } from '../axe.ts';
import { openRoute } from '../open-route.tsx';
import { counts, lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';
import { dana } from './staff.ts';

vi.mock('#data/account/auth.ts');
vi.mock('#data/leads/leads.ts');
vi.mock('#data/leads/activity-log.ts');
vi.mock('#data/leads/lead-feed.ts');

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
  vi.resetAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.mocked(currentSession).mockResolvedValue(dana);
  vi.mocked(countLeads).mockResolvedValue(counts);
  vi.mocked(listActivity).mockResolvedValue([]);
  vi.mocked(findDuplicates).mockResolvedValue([]);
  stored(voss());
  window.innerWidth = 1440;
});

afterEach(() => {
  act(() => hotToast.remove());
  vi.useRealTimers();
  window.innerWidth = 1024;
});

function stored(...leads: Lead[]) {
  vi.mocked(listLeads).mockResolvedValue({ leads, next: null });
  vi.mocked(getLead).mockImplementation(async (id) => leads.find((one) => one.id === id) ?? null);
}

async function open(path = '') {
  const router = openRoute(address + path);
  await screen.findByRole('heading', { name: 'Attorney Requests', hidden: true });
  await waitFor(() => expect(screen.queryByText('Loading attorney requests…')).toBeNull());
  return router;
}

describe('attorney requests', () => {
  it('have a section of their own in the tab of PIP leads', async () => {
    const router = openRoute('/admin/dashboard/pip-leads');
    const sections = within(await screen.findByRole('navigation', { name: 'Sections of leads' }));
    expect(sections.getByRole('link', { current: true })).toHaveTextContent('PIP guide7');
    await userEvent.click(sections.getByRole('link', { name: 'Attorneys7' }));
    expect(await screen.findByRole('heading', { name: 'Attorney Requests' })).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
    expect(screen.getByRole('link', { name: /^PIP Leads/, current: 'page' })).toBeVisible();
  });

  it('show firm, attorney, client and what is needed', async () => {
    await open('?status=new&q=sample');
    expect(listLeads).toHaveBeenCalledWith({
      type: 'attorney',
      view: 'new',
      search: 'sample',
      after: null,
    });
    const cells = within(screen.getByRole('row', { name: /Caroline Voss/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Sample & Partners',
      'Caroline Vossc.voss@example.com',
      '(801) 555-0199',
      'R. D.date of loss Oct 13, 2026',
      'Treatment records.\nItemized bills.',
      'Nov 189:00 AM',
      'New3 hours ago, due by Thursday 3:00 PM',
      'Call',
    ]);
    expect(screen.getByText('7 total requests')).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('are cards where there is no room for the table', async () => {
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

  it('take the statuses of requests', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /change status of Caroline Voss/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark completed' }));
    expect(await screen.findByText('Marked completed')).toBeVisible();
    expect(setLeadStatus).toHaveBeenCalledWith(
      'voss',
      'closed',
      expect.anything(),
      expect.any(Function),
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

  it('say when there are none, and when they cannot be loaded', async () => {
    stored();
    await open();
    expect(screen.getByRole('heading', { name: 'No attorney requests' })).toBeVisible();
  });

  it('say when they cannot be loaded', async () => {
    vi.mocked(listLeads).mockRejectedValueOnce(new Error('offline'));
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load attorney requests');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Caroline Voss/ })).toBeVisible();
  });

  it('are exported answer by answer', async () => {
    const saved = savedFiles();
    await open();
    vi.mocked(allLeads).mockImplementation(async function* () {
      yield [voss()];
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 1 request')).toBeVisible();
    expect(saved.names).toEqual(['attorney-requests-2026-11-18.csv']);
    expect(await saved.texts()).toEqual([
      [
        '"Firm","Attorney","Email","Phone","Client initials","Date of loss","Needed","Status","Date"',
        '"Sample & Partners","Caroline Voss","c.voss@example.com","(801) 555-0199","R. D.","2026-10-13","Treatment records.\nItemized bills.","New","2026-11-18 09:00"',
        '',
      ].join('\r\n'),
    ]);
  });
});
