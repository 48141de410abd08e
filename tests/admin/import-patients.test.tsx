import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#domain/account/access.ts';
import { personFrom } from '#domain/people/person.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { dropReports } from '../reports.ts';
import { now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';

const page = '/admin/people/import';
const text = [
  'Last Name,First Name,DOB,Cell Phone,E-mail,Language',
  'Olsen,Maria,1/2/1980,8015550100,Maria@Example.com,Spanish',
  'Lund,Ben,3/4/1990,80155501,,English',
  'Reed,,,8015550102,,',
  'Olsen,Luis,,8015550100,,',
].join('\n');

const choose = async (content = text, name = 'patients.csv') =>
  userEvent.upload(
    await screen.findByLabelText('CSV file of patients'),
    new File([content], name, { type: 'text/csv' }),
    { applyAccept: false },
  );
const heading = (name: RegExp) => screen.findByRole('heading', { name });
const list = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function bring() {
  await choose();
  await press('Show the patients');
  await press(/^Bring/);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('patients from the old system', () => {
  it('are brought in four steps', async () => {
    openRoute('/admin/settings');
    await press(/^Settings:/);
    await follow('Patients from the old system');
    await heading(/Step 1 of 4: Choose the file/);
    expect(await axe()).toEqual([]);

    await choose();
    expect(await heading(/Step 2 of 4: Check the columns/)).toHaveFocus();
    expect(screen.getByLabelText('Cell Phone')).toHaveDisplayValue('Phone');
    expect(screen.getByText('Left out: DOB')).toBeVisible();
    expect(await axe()).toEqual([]);
    await press('Show the patients');

    expect(await heading(/Step 3 of 4/)).toHaveFocus();
    expect(await list('The first patients')).toEqual([
      'Row 2 Maria Olsen(801) 555-0100 · maria@example.com · Spanish',
      'Row 3 Ben LundEnglishRow 3: the phone number has 8 digits',
      'Row 4 Reed(801) 555-0102',
      'Row 5 Luis Olsen(801) 555-0100',
    ]);
    expect(
      screen.getByText(/4 patients of 4 rows will be brought. 1 row has a problem/),
    ).toBeVisible();
    expect(await axe()).toEqual([]);
    expect(backend.imports).toEqual([]);
    await press('Bring 4 patients');

    expect(await heading(/Step 4 of 4: The patients are here/)).toHaveFocus();
    expect(await list('What became of them')).toEqual(['4 new patients.']);
    expect(await axe()).toEqual([]);
    expect(backend.persons.map(({ name, keys }) => [name, ...keys])).toEqual([
      ['Maria Olsen', '(801) 555-0100', 'maria@example.com'],
      ['Ben Lund'],
      ['Reed', '(801) 555-0102'],
      ['Luis Olsen', '(801) 555-0100'],
    ]);
    expect(backend.trail.map(({ kind }) => kind)).toEqual(['import', 'import']);
  });

  it('whose rows have problems are in a file to save', async () => {
    const files = savedFiles();
    openRoute(page);
    await bring();
    await press('List of 2 rows to look at');
    expect(files.names).toEqual(['patients-to-look-at-2026-11-18.csv']);
    expect(await files.texts()).toEqual([
      '"Row","Name","To look at"\r\n' +
        '"3","Ben Lund","the phone number has 8 digits"\r\n' +
        '"5","Luis Olsen","maybe the same as another person: look at their page"\r\n',
    ]);
  });

  it('need a column with the name', async () => {
    openRoute(page);
    await choose('Who,Cell\nMaria,8015550100');
    expect(await screen.findByLabelText('Who')).toBeVisible();
    await press('Show the patients');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose the column of the name.');
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Full name');
    await press('Show the patients');
    expect(await list('The first patients')).toEqual(['Row 2 Maria(801) 555-0100']);
    await press('Change the columns');
    expect(await screen.findByLabelText('Who')).toHaveDisplayValue('Full name');
  });

  it('can’t be read from another kind of file', async () => {
    openRoute(page);
    await choose('%PDF-1.7', 'patients.pdf');
    expect(await screen.findByRole('alert')).toHaveTextContent(/This is a PDF/);
    await choose();
    await heading(/Step 2 of 4/);
  });

  it('go on after a failure, and nobody comes twice', async () => {
    openRoute(page);
    backend.failOnce('importPersons', new TypeError('Failed to fetch'));
    await bring();
    expect(await screen.findByRole('alert')).toHaveTextContent(/nobody comes twice/);
    dropReports();
    await press('Continue');
    await heading(/The patients are here/);
    expect(backend.imports).toHaveLength(1);
    expect(backend.persons).toHaveLength(4);
  });

  it('of an import that was cut off continue with the same file', async () => {
    const router = openRoute(page);
    backend.failOnce('importPersons');
    await bring();
    await screen.findByRole('button', { name: 'Continue' });
    dropReports();
    await router.navigate('/admin/settings');
    await heading(/^Name and contact$/);
    await router.navigate(page);
    expect(await screen.findByText(/Stopped at 0 of 4/)).toBeVisible();
    await choose();
    expect(await screen.findByText('This import was cut off')).toBeVisible();
    await press('Continue the import');
    await heading(/The patients are here/);
    expect(backend.imports).toMatchObject([{ state: 'done', added: 4 }]);
  });

  it('that were brought before are said to be', async () => {
    openRoute(page);
    await bring();
    await press('Bring another file');
    await choose();
    await press('Show the patients');
    expect(await screen.findByText('You have brought this file before')).toBeVisible();
  });

  it('go as a whole, but for those who were used since', async () => {
    openRoute(page);
    await bring();
    await heading(/The patients are here/);
    const [, ben] = backend.persons;
    backend.persons = [
      ...backend.persons,
      personFrom('benny', { name: 'Benny Lund', mergedInto: ben?.id }),
    ];
    await press('Undo patients.csv');
    await press('Undo the import');
    expect(await screen.findByRole('link', { name: 'Ben Lund' })).toBeVisible();
    expect(backend.persons.map(({ name }) => name)).toEqual(['Ben Lund', 'Benny Lund']);
    expect(screen.queryByRole('button', { name: 'Undo patients.csv' })).toBeNull();
    expect(await axe()).toEqual([]);
  });

  it('can’t go after 30 days', async () => {
    openRoute(page);
    await bring();
    await heading(/The patients are here/);
    backend.imports = backend.imports.map((each) => ({ ...each, at: new Date('2026-10-01') }));
    await press('Bring another file');
    await press(/^Settings:/);
    await follow('Staff');
    await press(/^Settings:/);
    await follow('Patients from the old system');
    expect(await screen.findByText(/Too late to undo it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo patients.csv' })).toBeNull();
  });

  it.each(roles)('are brought by managers: %s', async (role) => {
    backend.session = { ...dana, role, isAdmin: role === 'admin' };
    openRoute(page);
    const may = role === 'admin' || role === 'owner';
    if (may) expect(await heading(/Step 1 of 4/)).toBeVisible();
    else await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeVisible());
    expect(screen.queryAllByLabelText('CSV file of patients')).toHaveLength(may ? 1 : 0);
  });
});
