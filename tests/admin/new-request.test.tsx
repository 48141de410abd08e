import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appointmentWords } from '#domain/leads/answers.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow } from '../press.ts';
import { formServer, sent } from '../site/form-server.ts';
import { lead } from './lead-fixtures.ts';

const requests = '/admin/dashboard/appointments';

beforeEach(() => {
  vi.stubGlobal('fetch', formServer);
  // Stores what it gets, as the real function does.
  formServer.mockReset().mockImplementation(async () => {
    const { submissionId: id, name } = sent(formServer.mock.calls.length - 1);
    if (!backend.leads.some((each) => each.id === id)) {
      backend.leads = [...backend.leads, lead({ id, name, notify: null })];
    }
    return Response.json({ ok: true, id });
  });
});

const refuse = (status: number, message = 'Please sign in.') =>
  formServer.mockImplementationOnce(async () => Response.json({ ok: false, message }, { status }));

async function openForm(path = `${requests}/new`) {
  const router = openRoute(path);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a request' }));
  return { router, dialog };
}

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add request' }));

async function fillAll() {
  fill('Name', 'Hank Moreno');
  fill('Phone', '801 555 0133');
  fill(/^Email/, 'Hank@Example.com');
  fill(/^What they say/, 'Rear-ended, neck hurts.');
  fill(/^Preferred time/, 'Morning (8AM-12PM)');
  await userEvent.click(screen.getByLabelText('In a car accident'));
  await userEvent.click(screen.getByLabelText('Speaks Spanish'));
}

describe('a request entered by hand', () => {
  it('goes out like a form of the site, with the token of who enters it, and its drawer opens', async () => {
    const router = openRoute(requests);
    await follow('Add request');
    await screen.findByRole('dialog', { name: 'Add a request' });
    await fillAll();
    await add();
    expect(await screen.findByRole('dialog', { name: 'Hank Moreno' })).toBeVisible();
    expect(screen.getByText('Request added')).toBeVisible();
    const id = sent().submissionId;
    expect(router.state.location.pathname).toBe(`${requests}/${id}`);
    expect(sent()).toEqual({
      type: 'appointment',
      name: 'Hank Moreno',
      phone: '(801) 555-0133',
      email: 'hank@example.com',
      message: 'Rear-ended, neck hurts.',
      preferredTime: 'Morning (8AM-12PM)',
      typeOfInjury: '',
      wasInAccident: true,
      recaptchaToken: null,
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lang: 'es',
    });
    const [address, init] = formServer.mock.calls[0] ?? [];
    expect(address).toBe('/.netlify/functions/form-submission');
    expect(new Headers(init?.headers).get('authorization')).toMatch(/^Bearer \S+/);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('request:new'))).toEqual([]);
  });

  it('names what is missing, and sends nothing', async () => {
    await openForm();
    await add();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Name is required');
    expect(summary).toHaveTextContent('Either email or phone number is required');
    expect(formServer).not.toHaveBeenCalled();
  });

  it.each([
    [
      'no answer',
      () => formServer.mockRejectedValueOnce(new TypeError('Failed to fetch')),
      'The server didn’t answer.',
    ],
    ['a failure', () => refuse(500), 'Failed to add the request. Please try again.'],
    ['a session that ended', () => refuse(401), 'Failed to add the request.'],
  ])('keeps every word after %s, and the next press is the same request', async (_, fail, text) => {
    await openForm();
    await fillAll();
    fail();
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Name')).toHaveValue('Hank Moreno');
    await add();
    await screen.findByRole('dialog', { name: 'Hank Moreno' });
    expect(sent(0).submissionId).toBe(sent(1).submissionId);
    expect(backend.leads).toHaveLength(1);
  });

  it('says that the role is gone', async () => {
    await openForm();
    await fillAll();
    backend.answer('reloadSession', async () => ({ ...dana, role: null }));
    refuse(403);
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account no longer has administrator access.',
    );
  });

  it('is also an action of the palette', async () => {
    await openPage('/admin/dashboard');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), 'add');
    await userEvent.click(await screen.findByRole('option', { name: /Add a request/ }));
    expect(await screen.findByRole('dialog', { name: 'Add a request' })).toBeVisible();
  });

  it('can be left, and the list keeps its filter', async () => {
    const { router } = await openForm(`${requests}/new?status=new`);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: requests, search: '?status=new' });
  });

  it('leaves no draft when all its words are taken back', async () => {
    await openForm();
    fill('Name', 'Hank');
    fill('Name', '');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('request:new'))).toEqual([]);
  });
});

it('asks every answer of the site’s form for which staff have words', async () => {
  const { dialog } = await openForm();
  for (const { entry } of Object.values(appointmentWords)) {
    if (entry) expect(dialog.getByLabelText(new RegExp(`^${entry}`))).toBeVisible();
  }
});
