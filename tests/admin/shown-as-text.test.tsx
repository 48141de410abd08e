import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../fake-clinic/backend.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { pageShape } from '../page-shape.ts';
import { press } from '../press.ts';
import { formServer, sent } from '../site/form-server.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, told, visit } from './visit-fixtures.ts';

const hostile = hostileTexts.join(' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', formServer);
  formServer.mockReset().mockImplementation(async () => {
    const { submissionId: id, name, message } = sent(formServer.mock.calls.length - 1);
    backend.leads = [lead({ id, name, message, notify: null })];
    return Response.json({ ok: true, id });
  });
  backend.staff = providers;
});

/** The page with a harmless text, and with a hostile one. */
async function expectText(show: (text: string) => Promise<void>, text = hostile): Promise<void> {
  const shapes: string[][] = [];
  for (const each of ['Sample', text]) {
    await show(each);
    // Names of sources are in lower case.
    const shown = () => document.body.textContent?.toLowerCase();
    await waitFor(() => expect(shown()).toContain(each.toLowerCase()));
    shapes.push(pageShape());
    cleanup();
    sessionStorage.clear();
  }
  expect(shapes[1]).toEqual(shapes[0]);
}

it('a name, a note and a wish for another time are texts in the list of the day, in its drawer, and in the overview', async () => {
  for (const address of [
    '/admin/schedule/next-day',
    '/admin/schedule/next-day?visit=sofia',
    '/admin',
  ]) {
    await expectText(async (text) => {
      const answer = { kind: 'move' as const, words: text, at: now, open: true };
      const names = { patientName: text, providerName: text, note: text };
      backend.visits = [visit({ ...names, status: 'confirmed', mail: told(), answer })];
      await openPage(address);
      expect((await screen.findAllByText(/^“Sample”$|pwned/)).length).toBeGreaterThan(0);
    });
  }
});

it('the label of a device is a text', async () => {
  await expectText(async (label) => {
    backend.devices = { dana: [{ id: 'desk', label, createdAt: now, lastUsedAt: now }] };
    openRoute('/admin/notices');
    await screen.findByRole('list', { name: 'Devices' });
  });
});

it('the source of a request is a text in the report of sources', async () => {
  await expectText(async (text) => {
    const source = { page: '/contact', referrerHost: text, utm: { source: text, campaign: text } };
    backend.leads = [lead({ source })];
    await openPage('/admin/analytics/response');
  });
});

it('a request that staff enter is a text in its drawer, beside the time to call back', async () => {
  await expectText(async (text) => {
    openRoute('/admin/dashboard/appointments/new');
    const form = within(await screen.findByRole('dialog', { name: 'Add a request' }));
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill(/^Name/, text);
    fill(/^Phone/, '801 555 0133');
    fill(/^What they say/, text);
    await userEvent.click(form.getByRole('button', { name: 'Add request' }));
    await press('Left a message');
    await screen.findByRole('button', { name: 'Another time' });
    await screen.findByText('Call: Left a message');
  }, hostileTexts[0]);
});
