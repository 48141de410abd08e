import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WriteError } from '#data/firebase/write-errors.ts';
import { roles, rolesFor } from '#domain/account/access.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { personFrom } from '#domain/people/person.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';
import { visit } from './visit-fixtures.ts';

const page = '/admin/people/maria';
const by = { uid: 'dana', name: 'Dana Reyes' };
const ben = { id: 'ben', name: 'Ben Olsen', email: '' };
const past = { startsAt: new Date('2026-11-03T17:00:00Z'), status: 'completed' as const };

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const field = async (label: string | RegExp) => screen.findByLabelText(label);
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

async function erase() {
  await userEvent.selectOptions(await field('Reason'), 'The person asked for it');
  await userEvent.type(await field(/^Type ERASE/), 'erase');
  await press('Erase for good');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const maria = lead({ id: 'maria', personId: 'maria' });
  backend.leads = [
    maria,
    lead({ ...ben, personId: 'ben', phone: maria.phone }),
    lead({ id: 'x', email: 'x@example.com', phone: '' }),
  ];
  backend.visits = [
    visit({ id: 'v1', leadId: 'maria', personId: 'maria', patientName: 'Maria Olsen', ...past }),
    visit({
      id: 'v2',
      personId: 'ben',
      patientName: 'Ben Olsen',
      patientPhone: maria.phone,
      ...past,
    }),
  ];
  backend.persons = [
    personFrom('maria', { name: 'Maria Olsen', keys: [maria.phone, maria.email] }),
    personFrom('ben', { name: 'Ben Olsen', keys: [maria.phone] }),
  ];
});

describe('the page of a person’s data', () => {
  it.each(roles)('opens from a request, and its data for managers alone: %s', async (role) => {
    backend.session = { ...dana, role, isAdmin: role === 'admin' };
    const router = openRoute(page);
    const isOpen = rolesFor('read', 'persons').includes(role);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await waitFor(() => expect(router.state.location.pathname === page).toBe(isOpen));
    if (!isOpen) return;
    await screen.findByRole('heading', { name: 'Maria Olsen' });
    const isManager = role === 'admin' || role === 'owner';
    expect(screen.queryAllByRole('heading', { name: 'Erase' })).toHaveLength(isManager ? 1 : 0);
    await router.navigate('/admin/dashboard/appointments/maria');
    const line = await screen.findByRole('link', { name: 'Maria Olsen · 1 visit' });
    expect(line).toHaveAttribute('href', page);
    expect(screen.getByText('Maybe the same as Ben Olsen: both have (801) 555-0161')).toBeVisible();
  });

  it('shows requests, visits, calls and messages in one line of time', async () => {
    const call = { id: 'c', kind: 'call', outcome: 'reached', by, at: now } as const;
    backend.activity.maria = [call];
    openRoute(page);
    const list = await screen.findByRole('list', { name: /^Requests, visits, calls/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Call: Reached/),
      expect.stringMatching(/^Reply by email/),
      expect.stringMatching(/^Appointment request/),
      expect.stringMatching(/^Re-examination, Dr. Sample Avery, completed/),
    ]);
    expect(
      screen.getByText('1 visit · last Nov 3 · (801) 555-0161 · maria.olsen@example.com'),
    ).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('selects everything of the person, and nothing of others with their phone', async () => {
    openRoute(page);
    expect(await box(/Appointment request/)).toBeChecked();
    expect(await box(/Re-examination visit/)).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('says so when there is no such person, or they can’t be read', async () => {
    const router = openRoute('/admin/people/none');
    expect(await screen.findByText('There is no such person')).toBeVisible();
    backend.fail('findPerson');
    await router.navigate(page);
    expect(await screen.findByText('Failed to load this person’s data')).toBeVisible();
    expect(heard).toHaveBeenCalledWith('Failed to load the data of a person', expect.anything());
  });
});

describe('the language', () => {
  it('is corrected by one press, with a line in the log', async () => {
    openRoute(page);
    const language = await region('Language');
    expect(language.getByText('Emails and texts about visits go out in English.')).toBeVisible();
    await press('Write in Spanish');
    expect(await language.findByText(/go out in Spanish\./)).toBeVisible();
    expect(backend.persons.find(({ id }) => id === 'maria')?.language).toBe('es');
    await press('Write in English');
    expect(await language.findByText(/go out in English\./)).toBeVisible();
  });

  it('stays as it is when a colleague was first', async () => {
    openRoute(page);
    await region('Language');
    backend.persons = backend.persons.map((person) => ({ ...person, language: 'es' }));
    backend.fail('setLanguage', new WriteError('changed'));
    await press('Write in Spanish');
    expect(await screen.findByText(/A colleague just changed the language/)).toBeVisible();
  });
});

describe('a patient of the old system', () => {
  const imported = { importId: 'i1', name: 'Otis Quimbi', keys: ['(385) 555-0931'], lang: null };
  const otis = () => backend.persons.find(({ id }) => id === 'otis');

  beforeEach(() => {
    backend.persons = [personFrom('otis', { ...imported, imported })];
  });

  it('is corrected, and found by the new name and phones', async () => {
    openRoute('/admin/people/otis');
    const form = await region('Correct what the old system knew');
    const [name, phones] = [form.getByLabelText('Name'), form.getByLabelText(/^Phones/)];
    await userEvent.type(name, '{Backspace}y');
    await userEvent.clear(phones);
    await userEvent.type(phones, '385 555 0932, 385.555.09');
    await press('Save correction');
    expect(await form.findAllByText(/valid phone number: 385\.555\.09/)).not.toEqual([]);
    expect(phones).toHaveValue('385 555 0932, 385.555.09');
    await userEvent.type(phones, '33');
    await press('Save correction');
    expect(await screen.findByRole('heading', { name: 'Otis Quimby' })).toBeVisible();
    expect(phones).toHaveValue('(385) 555-0932, (385) 555-0933');
    const keys = ['(385) 555-0932', '(385) 555-0933'];
    const fixed = { name: 'Otis Quimby', keys };
    expect(otis()).toMatchObject({ ...fixed, imported: { ...imported, ...fixed } });
    expect(backend.trail[0]).toMatchObject({ kind: 'person', place: { id: 'otis' } });
    expect(await axe()).toEqual([]);
  });

  it('whom a colleague corrected first shows both, and the next press stores mine', async () => {
    openRoute('/admin/people/otis');
    const form = await region('Correct what the old system knew');
    await userEvent.type(form.getByLabelText(/^Emails/), 'otis@example.com');
    const theirs = { name: 'Otis Quimby', keys: ['(385) 555-0999'] };
    backend.persons = [personFrom('otis', { ...theirs, imported: { ...imported, ...theirs } })];
    await press('Save correction');
    expect(await form.findByRole('alert')).toHaveTextContent(
      /Name: Otis Quimby.*Phones and emails: \(385\) 555-0999/,
    );
    expect(form.getByLabelText(/^Emails/)).toHaveValue('otis@example.com');
    await press('Save correction');
    await waitFor(() => expect(otis()?.keys).toContain('otis@example.com'));
  });

  it('who was erased meanwhile isn’t corrected', async () => {
    openRoute('/admin/people/otis');
    const form = await region('Correct what the old system knew');
    await userEvent.type(form.getByLabelText('Name'), 'x');
    backend.fail('correctImported', new WriteError('gone'));
    await press('Save correction');
    expect(await screen.findByText('This person was erased.')).toBeVisible();
  });
});

describe('two who may be one', () => {
  const ids = () => backend.persons.map(({ id, mergedInto }) => [id, mergedInto]);

  it('are merged by one press, which can be undone any time', async () => {
    openRoute(page);
    const same = await region('Maybe the same person');
    expect(same.getByText('Both have (801) 555-0161.')).toBeVisible();
    await press('Same person: merge');
    const merged = await region('Merged into this person');
    expect(ids()).toEqual([
      ['maria', null],
      ['ben', 'maria'],
    ]);
    expect(backend.leads.map(({ personId }) => personId)).toEqual(['maria', 'ben', undefined]);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(merged.getByRole('button', { name: 'Undo the merge' }));
    expect(await screen.findByRole('region', { name: 'Maybe the same person' })).toBeVisible();
    expect(ids()).toContainEqual(['ben', null]);
  });

  it('are not asked about again when they aren’t', async () => {
    const router = openRoute(page);
    await press('Not the same person');
    expect(await screen.findByText('Noted: nobody is asked again.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Maybe the same person' })).toBeNull();
    await router.navigate('/admin/people/ben');
    await screen.findByRole('heading', { name: 'Ben Olsen' });
    expect(screen.queryByRole('region', { name: 'Maybe the same person' })).toBeNull();
  });

  it('stay two when a colleague was first', async () => {
    openRoute(page);
    await screen.findByRole('region', { name: 'Maybe the same person' });
    backend.persons = backend.persons.map((each) =>
      each.id === 'ben' ? { ...each, mergedInto: 'other' } : each,
    );
    await press('Same person: merge');
    expect(await screen.findByText(/A colleague just merged one of the two/)).toBeVisible();
  });

  it.each(['Undo', 'Undo the merge'])(
    '%s leaves alone what a colleague has merged since',
    async (button) => {
      openRoute(page);
      await press('Same person: merge');
      await region('Merged into this person');
      backend.persons = backend.persons.map((each) =>
        each.id === 'ben' ? { ...each, mergedInto: 'other' } : each,
      );
      await press(button);
      expect(await screen.findByText(/A colleague just merged one of the two/)).toBeVisible();
      expect(ids()).toContainEqual(['ben', 'other']);
    },
  );
});

describe('a copy', () => {
  it('has everything ticked, in words and as data, and a line in the log first', async () => {
    const files = savedFiles();
    backend.activity.maria = [
      { id: 'a', kind: 'note', text: '<b>Prefers</b> mornings', by, at: now },
    ];
    backend.persons = backend.persons.map((each) =>
      each.id === 'ben' ? { ...each, mergedInto: 'maria' } : each,
    );
    openRoute(page);
    const [, , , visitOfBen] = await screen.findAllByRole('checkbox');
    if (visitOfBen) await userEvent.click(visitOfBen);
    await press('File to read or print');
    await waitFor(() => expect(files.names).toHaveLength(1));
    await press(/JSON/);
    await waitFor(() => expect(files.names).toHaveLength(2));
    expect(files.names).toEqual(['person-data-2026-11-18.html', 'person-data-2026-11-18.json']);
    const [html = '', json = ''] = await files.texts();
    expect(html).toContain('&#60;b&#62;Prefers&#60;/b&#62; mornings');
    expect(html).toContain('Request 2 of 2');
    const data = JSON.parse(json);
    expect(data.requests.map((request: object) => Object.values(request)[0])).toEqual([
      'maria',
      'ben',
    ]);
    expect(data.visits).toMatchObject([{ Number: 'v1', Name: 'Maria Olsen' }]);
    expect(
      backend.trail.flatMap((entry) => (entry.kind === 'person_export' ? entry.leadId : [])),
    ).toEqual(['ben', 'maria', 'ben', 'maria']);
  });

  it('is not made without its line in the log', async () => {
    const files = savedFiles();
    openRoute(page);
    await screen.findByRole('heading', { name: 'Give a copy' });
    backend.fail('addAccessEntries');
    await press('File to read or print');
    expect(await screen.findByText(/Failed to make the file/)).toBeVisible();
    expect(files.names).toEqual([]);
  });
});

describe('a correction', () => {
  it('is stored with its visits; the history keeps what it was', async () => {
    openRoute(page);
    const form = await region('Correct the contact');
    const name = form.getByLabelText('Name');
    await userEvent.clear(name);
    await press('Save correction');
    expect(await form.findAllByText('Name is required')).not.toHaveLength(0);
    await userEvent.type(form.getByLabelText('Name'), 'Maria Lund');
    await press('Save correction');
    expect(await screen.findByText('Corrected. The history keeps what it was.')).toBeVisible();
    expect(backend.leads[0]).toMatchObject({ name: 'Maria Lund' });
    expect(backend.visits[0]).toMatchObject({ patientName: 'Maria Lund' });
    expect(backend.activity.maria).toMatchObject([
      { kind: 'correction', from: { name: 'Maria Olsen' }, to: { name: 'Maria Lund' }, by },
    ]);
  });

  it('that fails keeps what is typed; the next press stores it', async () => {
    openRoute(page);
    const form = await region('Correct the contact');
    const phone = form.getByLabelText(/^Phone/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '801 555 0177');
    backend.failOnce('correctContact');
    await press('Save correction');
    expect(await screen.findByText(/Failed to save the correction/)).toBeVisible();
    expect(phone).toHaveValue('801 555 0177');
    await press('Save correction');
    await waitFor(() => expect(backend.leads[0]?.phone).toBe('(801) 555-0177'));
  });

  it('of one whom a colleague corrected first shows both, and the next press stores mine', async () => {
    openRoute(page);
    const form = await region('Correct the contact');
    await userEvent.type(form.getByLabelText('Name'), ' Lund');
    // Without a word to the feed: the form must not follow before the press.
    Object.assign(backend.leads[0] as Lead, { phone: '(801) 555-0177' });
    await press('Save correction');
    expect(await form.findByRole('alert')).toHaveTextContent(/Phone: \(801\) 555-0177/);
    expect(form.getByLabelText('Name')).toHaveValue('Maria Olsen Lund');
    await press('Save correction');
    await waitFor(() => expect(backend.leads[0]?.name).toBe('Maria Olsen Lund'));
  });

  it('of several requests stores those that a colleague left alone, and says how many', async () => {
    const [maria] = backend.leads as [Lead];
    const requests = [maria, { ...maria, id: 'second' }, { ...maria, id: 'third' }];
    backend.leads = requests;
    openRoute(page);
    const form = await region('Correct the contact');
    await userEvent.type(form.getByLabelText('Name'), ' Lund');
    Object.assign(requests[1] as Lead, { phone: '(801) 555-0177' });
    await press('Save correction');
    const told = await form.findByRole('alert');
    expect(told).toHaveTextContent('one of these, so it stays as it was. 2 of 3 are done.');
    expect(told).toHaveTextContent('Phone: (801) 555-0177');
    const names = () => backend.leads.map(({ name }) => name);
    expect(names()).toEqual(['Maria Olsen Lund', 'Maria Olsen', 'Maria Olsen Lund']);
    await press('Save correction');
    await waitFor(() => expect(names()).toEqual(Array(3).fill('Maria Olsen Lund')));
    expect(backend.leads[1]?.phone).toBe(maria.phone);
  });

  it('is in the history of the request in words', async () => {
    const from = { name: 'Maria Olson', email: '', phone: '' };
    const to = { name: 'Maria Olsen', email: 'maria@example.com', phone: '' };
    backend.activity.maria = [
      { id: 'b', kind: 'hold', why: 'Case 1', by, at: now },
      { id: 'a', kind: 'correction', from, to, by, at: now },
    ];
    openRoute('/admin/dashboard/appointments/maria');
    expect(await screen.findByText(/Name corrected: Maria Olson → Maria Olsen/)).toBeVisible();
    expect(screen.getByText(/Email corrected: none → maria@example.com/)).toBeVisible();
    expect(screen.getByText('Legal hold: Case 1')).toBeVisible();
  });
});

describe('a legal hold', () => {
  it('keeps the erasure away until it is lifted', async () => {
    openRoute(page);
    await press('Put on hold');
    expect(await screen.findAllByText(/Please say why/)).toHaveLength(2);
    await userEvent.type(await field('Why'), 'Case 12-345');
    await press('Put on hold');
    expect(await screen.findByText('Can’t be erased now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
    expect(await axe()).toEqual([]);
    await press('Lift the hold');
    expect(await screen.findByRole('button', { name: 'Erase for good' })).toBeVisible();
  });

  it.each([
    ['put it on hold for another reason', null, 'Subpoena 9', 'Put on hold'],
    ['changed the reason', 'Case 1', 'Case 2', 'Lift the hold'],
  ])('meets a colleague who %s', async (_, seen, theirs, label) => {
    const keep = (why: string | null) => {
      const hold = why === null ? null : { why, by, at: now };
      backend.leads = backend.leads.map((each) => (each.id === 'maria' ? { ...each, hold } : each));
    };
    keep(seen);
    openRoute(page);
    const card = await region('Legal hold');
    const typed = 'Case 12-345';
    if (seen === null) await userEvent.type(card.getByLabelText('Why'), typed);
    keep(theirs);
    await press(label);
    const told = await card.findByRole('alert');
    expect(told).toHaveTextContent('A colleague just changed this');
    expect(told).toHaveTextContent(`Why: ${theirs}`);
    expect(told).toHaveTextContent(/lift the hold/i);
    expect(backend.leads.find(({ id }) => id === 'maria')?.hold?.why).toBe(theirs);
    expect(screen.queryByText(/On legal hold\. Nobody|is lifted/)).toBeNull();
    expect(await axe()).toEqual([]);
    await press('Lift the hold');
    expect(await card.findByLabelText('Why')).toHaveValue(seen === null ? typed : '');
  });

  it('of several requests goes on after one that a colleague has put on hold, and shows both reasons', async () => {
    const [maria] = backend.leads as [Lead];
    const theirs = { why: 'Subpoena 9', by, at: now };
    backend.leads = [maria, { ...maria, id: 'second' }, { ...maria, id: 'third' }];
    openRoute(page);
    const card = await region('Legal hold');
    await userEvent.type(card.getByLabelText('Why'), 'Case 12-345');
    Object.assign(backend.leads[1] as Lead, { hold: theirs });
    await press('Put on hold');
    expect(await card.findByRole('alert')).toHaveTextContent('2 of 3 are done.');
    const reasons = () => backend.leads.map(({ hold }) => hold?.why ?? null);
    expect(reasons()).toEqual(['Case 12-345', 'Subpoena 9', 'Case 12-345']);
    expect(await card.findByText(/^Case 12-345 \(Dana/)).toBeVisible();
    expect(card.getByText(/^Subpoena 9 \(Dana/)).toBeVisible();
    expect(await axe()).toEqual([]);
    await press('Lift the hold');
    await waitFor(() => expect(reasons()).toEqual([null, null, null]));
  });

  it('that fails for one of several requests holds the others, and says how many', async () => {
    const [maria] = backend.leads as [Lead];
    backend.leads = [maria, { ...maria, id: 'second' }];
    openRoute(page);
    const card = await region('Legal hold');
    await userEvent.type(card.getByLabelText('Why'), 'Case 12-345');
    backend.failOnce('setLegalHold');
    await press('Put on hold');
    expect(
      await screen.findByText(/Failed to save the legal hold.* 1 of 2 are done\./),
    ).toBeVisible();
    expect(await card.findByText('1 request of this person isn’t on hold yet.')).toBeVisible();
    expect(card.getByLabelText('Why')).toHaveValue('Case 12-345');
  });

  it('takes a request that came after it, too, and says so until then', async () => {
    const hold = { why: 'Case 12-345', by, at: now };
    backend.leads = backend.leads.flatMap((lead) =>
      lead.id === 'maria'
        ? [
            { ...lead, hold },
            { ...lead, id: 'later' },
          ]
        : [lead],
    );
    openRoute(page);
    const card = await region('Legal hold');
    expect(card.getByText('1 request of this person isn’t on hold yet.')).toBeVisible();
    expect(card.getByLabelText('Why')).toHaveValue('Case 12-345');
    expect(await axe()).toEqual([]);
    await press('Put on hold, too');
    await waitFor(() => expect(card.queryByText(/isn’t on hold yet/)).toBeNull());
    expect(backend.leads.find(({ id }) => id === 'later')?.hold?.why).toBe('Case 12-345');
    expect(card.getByRole('button', { name: 'Lift the hold' })).toBeVisible();
  });
});

describe('an erasure', () => {
  it('takes what is ticked, and leaves a stub', async () => {
    const router = openRoute(page);
    await erase();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/people'));
    expect(backend.leads.map(({ id }) => id)).toEqual(['ben', 'x']);
    expect(backend.visits.map(({ id }) => id)).toEqual(['v2']);
    const list = await screen.findByRole('list', { name: 'Erasures' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(list).toHaveTextContent('erased the person maria');
    expect(backend.persons[0]).toMatchObject({ name: '', keys: [], isErased: true });
    expect(list).toHaveTextContent('Dana Reyes erased the request maria: the person asked for it');
    expect(list).not.toHaveTextContent('Olsen');
    expect(await axe()).toEqual([]);
  });

  it('asks for a reason and the word', async () => {
    openRoute(page);
    await press('Erase for good');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please choose a reason', 'Type ERASE to confirm']);
    await userEvent.selectOptions(await field('Reason'), 'Entered by mistake');
    await userEvent.type(await field(/^Type ERASE/), 'yes');
    await press('Erase for good');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Type ERASE'));
    expect(backend.leads).toHaveLength(3);
  });

  it('waits until a visit ahead is cancelled', async () => {
    backend.visits = [visit({ id: 'v1', leadId: 'maria', personId: 'maria' })];
    const router = openRoute(page);
    expect(
      await screen.findByText('This person has an upcoming visit. Cancel it first.'),
    ).toBeVisible();
    backend.visits = [visit({ id: 'v1', leadId: 'maria', personId: 'maria', status: 'cancelled' })];
    await act(() => router.revalidate());
    expect(await screen.findByRole('button', { name: 'Erase for good' })).toBeVisible();
  });

  it('keeps its form when a reload finds the request gone before the rest', async () => {
    const router = openRoute(page);
    await screen.findByRole('button', { name: 'Erase for good' });
    backend.leads = [];
    await act(() => router.revalidate());
    expect(screen.getByRole('button', { name: 'Erase for good' })).toBeVisible();
  });

  it('that stops is finished by another press', async () => {
    const router = openRoute(page);
    backend.failOnce('eraseRecord');
    await erase();
    expect(await screen.findByText(/stopped before everything was gone/)).toBeVisible();
    await press('Erase for good');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/people'));
    expect(backend.leads.map(({ id }) => id)).toEqual(['ben', 'x']);
  });

  it('that was cut off is finished from the list of erasures', async () => {
    const record = { collection: 'leads', recordId: 'maria' } as const;
    backend.erasures = [{ ...record, id: 'leads-maria', why: 'asked', by, at: now, isDone: false }];
    openRoute('/admin/people');
    backend.failOnce('finishErasure');
    await press('Finish it');
    expect(await screen.findByText(/Failed to finish the erasure/)).toBeVisible();
    await press('Finish it');
    await waitFor(() => expect(backend.erasures[0]?.isDone).toBe(true));
    expect(backend.leads.some(({ id }) => id === 'maria')).toBe(false);
  });

  it('that can’t be finished doesn’t keep the others from it', async () => {
    backend.erasures = ['maria', 'x'].map((recordId) => ({
      ...({ collection: 'leads', recordId, id: `leads-${recordId}`, why: 'asked' } as const),
      ...{ by, at: now, isDone: false },
    }));
    openRoute('/admin/people');
    backend.failOnce('finishErasure');
    await press('Finish it');
    expect(
      await screen.findByText(/Failed to finish the erasure.* 1 of 2 are done\./),
    ).toBeVisible();
    expect(backend.erasures.map(({ isDone }) => isDone)).toEqual([false, true]);
  });

  it('is not there yet in a new clinic', async () => {
    openRoute('/admin/people');
    expect(await screen.findByText('Nothing was erased')).toBeVisible();
  });
});
