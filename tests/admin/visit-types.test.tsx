import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { massage } from '../type-fixtures.ts';
import { now } from './lead-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

const withMassage = [...originalVisitTypes, massage];
const ended = withMassage.map((type) => (type === massage ? { ...type, isActive: false } : type));

const typeNamed = async (number: number) =>
  within(await screen.findByRole('group', { name: `Type ${number}` }));
const openSettings = () => openRoute('/admin/settings/visit-types');
const optionsOf = async (label: string) =>
  within(within(await screen.findByRole('dialog')).getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
});

describe('the types of visits', () => {
  it('get one more, with its entry in the activity log', async () => {
    openRoute('/admin/settings');
    await press(/^Settings:/);
    await follow('Visit types');
    await press('Add a type');
    const added = await typeNamed(4);
    expect(added.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(added.getByLabelText('Name'), 'Massage');
    await userEvent.selectOptions(added.getByLabelText('Length'), '45 min');
    await userEvent.selectOptions(added.getByLabelText('Buffer after'), '15 min');
    await userEvent.selectOptions(added.getByLabelText('Color'), 'Rose');
    expect(await axe()).toEqual([]);
    await press('Save');
    await waitFor(() =>
      expect(backend.visitTypes).toEqual([
        ...originalVisitTypes,
        { ...massage, id: expect.any(String) },
      ]),
    );
    expect(backend.trail).toMatchObject([
      { kind: 'settings', fields: ['types'], place: { id: 'visitTypes' } },
    ]);
  });

  it('are never removed once they are stored, and can be inactive', async () => {
    openSettings();
    const third = await typeNamed(3);
    expect(third.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(third.getByRole('checkbox', { name: 'Active' }));
    expect(third.getByText('Inactive')).toBeVisible();
    await press('Add a type');
    await press('Add a type');
    await press('Remove type 4');
    expect(screen.getByRole('button', { name: 'Remove type 4' })).toHaveFocus();
    await press('Remove type 4');
    expect(screen.getByRole('button', { name: 'Add a type' })).toHaveFocus();
    // The focus stays where a pressed button goes.
    const list = screen.getByRole('group', { name: 'Visit types' });
    await press('Move Treatment up');
    expect(screen.getByRole('button', { name: 'Move Treatment up' })).toHaveFocus();
    await press('Move Treatment up');
    expect(list).toHaveFocus();
    await press('Move New patient up');
    await press('Save');
    await waitFor(() =>
      expect(backend.visitTypes.map(({ id, isActive }) => [id, isActive])).toEqual([
        ['new_patient', true],
        ['treatment', false],
        ['re_examination', true],
      ]),
    );
  });

  it('can’t all be inactive', async () => {
    backend.visitTypes = [massage];
    openSettings();
    await userEvent.click((await typeNamed(1)).getByRole('checkbox', { name: 'Active' }));
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('At least one type must be active');
    expect(backend.visitTypes).toEqual([massage]);
  });

  it('of one name are refused, and the typed text stays', async () => {
    openSettings();
    await press('Add a type');
    const name = (await typeNamed(4)).getByLabelText('Name');
    await userEvent.type(name, 'treatment');
    await press('Save');
    await follow(/Another type is called “Treatment”/);
    expect(name).toHaveFocus();
    expect(name).toHaveValue('treatment');
  });

  it('don’t overwrite a colleague’s; the next press does', async () => {
    openSettings();
    await userEvent.selectOptions((await typeNamed(3)).getByLabelText('Length'), '30 min');
    backend.visitTypes = withMassage;
    await press('Save');
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(
      'Massage: 45 min, 15 min after, rose, not on the website, active',
    );
    expect((await typeNamed(3)).getByLabelText('Length')).toHaveDisplayValue('30 min');
    await press('Save');
    await waitFor(() => expect(backend.visitTypes).toMatchObject([{}, {}, { minutes: 30 }]));
  });

  it('that can’t be stored stay typed', async () => {
    openSettings();
    await userEvent.selectOptions((await typeNamed(3)).getByLabelText('Length'), '30 min');
    backend.failOnce('saveVisitTypes');
    await press('Save');
    expect(await screen.findByText(/Failed to save the types of visits/)).toBeVisible();
    expect((await typeNamed(3)).getByLabelText('Length')).toHaveDisplayValue('30 min');
    await press('Save');
    await waitFor(() => expect(backend.visitTypes[2]?.minutes).toBe(30));
  });

  it('say when no provider is listed for one', async () => {
    backend.staff = providers.map((member) => ({ ...member, visitTypes: ['treatment'] }));
    backend.visitTypes = withMassage;
    openSettings();
    expect(await screen.findByText(/^New patient, Re-examination, Massage/)).toBeVisible();
  });

  it('that fail to load say so', async () => {
    backend.fail('readVisitTypes');
    openSettings();
    expect(await screen.findByText(/Failed to load the types of visits/)).toBeVisible();
  });
});

describe('the booking form', () => {
  const book = async (search = '?book=2026-11-20T09:15') => {
    openRoute(`/admin/schedule${search}`);
    await screen.findByLabelText('Patient');
  };

  it('books a type that the clinic has made, and keeps it as the person saw it', async () => {
    backend.visitTypes = withMassage;
    await book();
    await userEvent.type(screen.getByLabelText('Patient'), 'Maria Olsen');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Massage, 45 min');
    // A colleague changes it meanwhile.
    backend.visitTypes = originalVisitTypes;
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(1));
    expect(backend.visits[0]).toMatchObject({
      ...{ type: 'massage', typeName: 'Massage', buffer: 15 },
      startsAt: new Date('2026-11-20T16:15:00Z'),
      endsAt: new Date('2026-11-20T17:00:00Z'),
    });
    expect(
      await screen.findByRole('link', { name: /^Maria Olsen Massage, 9:15 AM/ }),
    ).toBeVisible();
  });

  it('offers no inactive type', async () => {
    backend.visitTypes = ended;
    await book();
    expect(await optionsOf('Type')).toEqual([
      'New patient, 60 min',
      'Re-examination, 30 min',
      'Treatment, 15 min',
    ]);
  });

  it('keeps the type of a visit as it was booked, even an inactive one', async () => {
    backend.visitTypes = ended;
    const startsAt = new Date('2026-11-19T21:00:00Z');
    const endsAt = new Date('2026-11-19T21:30:00Z');
    const booked = { type: 'massage', typeName: 'Short massage', startsAt, endsAt };
    backend.visits = [{ ...visit(), ...booked }];
    await book('?visit=sofia&move=2026-11-19T15:00');
    expect(screen.getByLabelText('Type')).toHaveDisplayValue('Short massage, 30 min');
    await press('Save changes');
    await waitFor(() => expect(backend.visits[0]?.sequence).toBe(1));
    expect(backend.visits[0]).toMatchObject({
      ...{ type: 'massage', typeName: 'Short massage' },
      endsAt: new Date('2026-11-19T22:30:00Z'),
    });
  });

  it('offers every provider for a type that nobody is listed for, with a warning', async () => {
    backend.staff = providers.map((member) => ({ ...member, visitTypes: ['treatment'] }));
    backend.visitTypes = withMassage;
    await book();
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Massage, 45 min');
    expect(await optionsOf('Provider')).toEqual(['Dr. Sample Avery', 'Sample Jordan T.']);
    expect(await screen.findByText(/isn’t listed for this type of visit: Massage/)).toBeVisible();
  });
});
