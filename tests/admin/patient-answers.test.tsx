import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisitAnswer } from '#domain/leads/visit-answer.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, told, visit } from './visit-fixtures.ts';

const at = new Date('2026-11-18T17:05:00Z');
const wish: VisitAnswer = { kind: 'move', words: 'Mornings, please', at, open: true };
const end: VisitAnswer = { kind: 'cancelled', words: '', at, open: true };
const cancelled = { status: 'cancelled', answer: end } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  backend.visits = [visit()];
  backend.leads = [lead()];
});

const sofia = () => backend.visits.find(({ id }) => id === 'sofia');
const searchOf = (router: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

async function openVisit(fields: Partial<Visit> = {}) {
  backend.visits = [visit(fields)];
  const router = openRoute('/admin/schedule?visit=sofia');
  await screen.findByRole('dialog', { name: 'Sofia Lindqvist' });
  return router;
}

describe('a wish for another time', () => {
  it('stands in the drawer with the patient’s words, and Done closes it', async () => {
    await openVisit({ answer: wish });
    expect(screen.getByText('“Mornings, please”')).toBeVisible();
    expect(screen.getByText('Asks for another time')).toBeVisible();
    expect(await axe()).toEqual([]);
    await press('Done');
    expect(await screen.findByText(/^The patient asked for another time: “Mornings/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(sofia()).toMatchObject({ answer: { ...wish, open: false }, sequence: 1 });
  });

  it('leads to the form that moves the visit, which closes it', async () => {
    await openVisit({ answer: wish, mail: told() });
    await follow('Move');
    await userEvent.selectOptions(await screen.findByLabelText('Start'), '3:00 PM');
    await press('Save changes');
    await waitFor(() => expect(sofia()?.answer?.open).toBe(false));
    expect(sofia()?.mail.askedAt).toEqual(now);
    await press('Undo');
    await waitFor(() => expect(sofia()?.answer).toEqual(wish));
    expect(sofia()?.startsAt).toEqual(visit().startsAt);
  });

  it('stays closed by Undo of a change that left it to a colleague', async () => {
    await openVisit({ answer: wish });
    await follow('Move');
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Called.');
    await press('Save changes');
    await waitFor(() => expect(sofia()?.note).toBe('Called.'));
    backend.visits = [{ ...(sofia() as Visit), answer: { ...wish, open: false } }];
    await press('Undo');
    await waitFor(() => expect(sofia()?.note).toBe(''));
    expect(sofia()?.answer?.open).toBe(false);
  });

  it('is in the name of the visit in the calendar', async () => {
    backend.visits = [visit({ answer: wish })];
    openRoute('/admin/schedule');
    const name = /^Sofia Lindqvist .*, Asks for another time$/;
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('stays open when the patient has answered again meanwhile', async () => {
    await openVisit({ answer: wish });
    const again = { ...wish, words: 'Fridays only', at: new Date(wish.at.getTime() + 60_000) };
    backend.visits = [{ ...(sofia() as Visit), answer: again }];
    await press('Done');
    expect(await screen.findByText(/^The patient has just answered again/)).toBeVisible();
    expect(await screen.findByText('“Fridays only”')).toBeVisible();
    expect(sofia()?.answer).toEqual(again);
    await press('Done');
    await waitFor(() => expect(sofia()?.answer?.open).toBe(false));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cancels the visit', () => press('Cancel visit')],
    ['saves the form of the visit', () => press('Save changes')],
    ['moves it by keys', () => userEvent.keyboard('{Enter}')],
  ])('stays open when it comes in the moment in which staff %s', async (_, act) => {
    backend.visits = [visit({ mail: told() })];
    if (_ === 'moves it by keys') {
      openRoute('/admin/schedule');
      (await screen.findByRole('link', { name: /^Sofia Lindqvist/ })).focus();
      await userEvent.keyboard('m{ArrowDown}');
    } else {
      await openVisit({ mail: told() });
      if (_ === 'saves the form of the visit') {
        await follow('Move or change');
        await userEvent.selectOptions(await screen.findByLabelText('Start'), '3:00 PM');
      }
    }
    backend.visits = [{ ...(sofia() as Visit), answer: wish }];
    await act();
    await waitFor(() => expect(sofia()?.sequence).toBe(1));
    expect(sofia()?.answer).toEqual(wish);
  });

  it('stays open when it comes before Undo', async () => {
    await openVisit();
    await press('Cancel visit');
    await waitFor(() => expect(sofia()?.status).toBe('cancelled'));
    backend.visits = [{ ...(sofia() as Visit), answer: wish }];
    await press('Undo');
    await waitFor(() => expect(sofia()?.status).toBe('scheduled'));
    expect(sofia()?.answer).toEqual(wish);
  });

  it('waits again by Undo of Done', async () => {
    await openVisit({ answer: wish });
    await press('Done');
    await waitFor(() => expect(sofia()?.answer?.open).toBe(false));
    await press('Undo');
    await waitFor(() => expect(sofia()?.answer).toEqual(wish));
    expect(await screen.findByText('“Mornings, please”')).toBeVisible();
  });

  it('stays open when Done fails', async () => {
    await openVisit({ answer: wish });
    backend.fail('closeAnswer');
    await press('Done');
    expect(await screen.findByText(/^Failed to change the visit/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    expect(sofia()?.answer?.open).toBe(true);
  });
});

describe('a visit that its patient cancelled', () => {
  it('leads to a new time for the same person and request, which closes the answer', async () => {
    const router = await openVisit({ ...cancelled, leadId: 'maria', note: 'On crutches.' });
    expect(screen.getAllByText('Cancelled by patient')[0]).toBeVisible();
    await follow('Book a new time');
    const dialog = await screen.findByRole('dialog', {
      name: 'Book another visit for Sofia Lindqvist',
    });
    // It is Wednesday noon: the earliest time is today.
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue('2026-11-18'));
    expect(screen.getByLabelText('Start')).toHaveDisplayValue('2:00 PM');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('');
    expect(within(dialog).getByLabelText('Provider')).toHaveDisplayValue('Dr. Sample Avery');
    expect(await axe()).toEqual([]);
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.visits.at(-1)).toMatchObject({
      leadId: 'maria',
      patientName: 'Sofia Lindqvist',
      patientPhone: '(801) 555-0186',
      type: 're_examination',
      startsAt: new Date('2026-11-18T21:00:00Z'),
      note: '',
    });
    await waitFor(() => expect(sofia()?.answer?.open).toBe(false));
    await waitFor(() => expect(searchOf(router)).toEqual({ week: '2026-11-18' }));
    // Their cancellation waits again.
    await press('Undo');
    await waitFor(() => expect(sofia()?.answer?.open).toBe(true));
    expect(backend.visits.at(-1)?.status).toBe('cancelled');
  });

  it('is marked in the list below the week', async () => {
    backend.visits = [visit(cancelled)];
    openRoute('/admin/schedule');
    const others = await screen.findByRole('region', { name: 'Cancelled or missed this week' });
    expect(within(others).getByText('Cancelled by patient')).toBeVisible();
  });
});

describe('a visit that its patient confirmed', () => {
  const confirmed = { status: 'confirmed', mail: told() } as const;
  const answer: VisitAnswer = { kind: 'confirmed', words: '', at, open: false };

  it('says so in the drawer and in the calendar', async () => {
    await openVisit({ ...confirmed, answer });
    expect(screen.getByText(/^Confirmed by patient/)).toBeVisible();
    expect(
      screen.getAllByRole('link', { name: /^Sofia .*, Confirmed by patient$/, hidden: true }),
    ).toHaveLength(1);
  });

  it('does not say so of a time that staff chose since then', async () => {
    await openVisit({ ...confirmed, answer, startsAt: new Date('2026-11-20T21:00:00Z') });
    expect(screen.queryByText(/Confirmed by patient/)).toBeNull();
  });
});

describe('the overview', () => {
  const list = () => screen.findByRole('region', { name: 'From patients' });

  it('lists what patients ask for, the longest wait first, each with its visit', async () => {
    const earlier = new Date('2026-11-18T15:00:00Z');
    backend.visits = [
      visit({ answer: wish }),
      visit({
        id: 'ben',
        patientName: 'Ben Whitaker',
        ...cancelled,
        answer: { ...end, at: earlier },
      }),
      visit({ id: 'done', answer: { ...wish, open: false } }),
    ];
    const router = openRoute('/admin/dashboard');
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ben WhitakerCancelled by patientThu, Nov 19 at 2:00 PM/),
      expect.stringMatching(
        /^Sofia LindqvistAsks for another time“Mornings, please”Thu, Nov 19.*\(801\) 555-0186$/,
      ),
    ]);
    expect(await axe()).toEqual([]);
    await userEvent.click(within(await list()).getByRole('link', { name: 'Sofia Lindqvist' }));
    expect(await screen.findByRole('dialog', { name: 'Sofia Lindqvist' })).toBeVisible();
    expect(searchOf(router)).toEqual({ week: '2026-11-19', visit: 'sofia' });
  });

  it('shows and tells what arrives while it is open, once', async () => {
    const router = openRoute('/admin/dashboard');
    await screen.findByRole('region', { name: 'Needs attention' });
    expect(screen.queryByRole('region', { name: 'From patients' })).toBeNull();
    backend.visits = [visit({ answer: wish })];
    expect(within(await list()).getByText('Sofia Lindqvist')).toBeVisible();
    const text = 'Sofia Lindqvist asks for another time than Thu, Nov 19 at 2:00 PM';
    expect(await screen.findByText(text)).toBeVisible();
    backend.visits = [visit({ answer: wish, note: 'On crutches.' })];
    await waitFor(() => expect(backend.calls('listOpenAnswers')).toHaveLength(3));
    expect(screen.getAllByText(text)).toHaveLength(1);
    await press('Open');
    await waitFor(() => expect(searchOf(router)).toMatchObject({ visit: 'sofia' }));
  });

  it('tells nothing that was there before', async () => {
    backend.visits = [visit(cancelled)];
    openRoute('/admin/dashboard');
    await list();
    expect(screen.queryByText(/^Sofia Lindqvist cancelled/)).toBeNull();
  });

  it('says when the answers cannot be read', async () => {
    backend.fail('listOpenAnswers');
    openRoute('/admin/dashboard');
    expect(await screen.findByText('Failed to load the answers of patients')).toBeVisible();
  });
});

describe('another appointment', () => {
  const ahead = /has a visit on Thu, Nov 19 at 2:00 PM\. Book another one\?$/;

  it.each<[string, Partial<Visit>, Parameters<typeof lead>[0]]>([
    ['the request', { leadId: 'maria' }, {}],
    ['the phone number', { patientPhone: '(801) 555-0161' }, {}],
    ['the email address', { patientEmail: 'maria.olsen@example.com' }, {}],
  ])('for somebody with a visit ahead says so first, by %s', async (_, fields) => {
    backend.visits = [visit(fields)];
    const router = openRoute('/admin/schedule?lead=maria&book=2026-11-20T09:15');
    const text = await screen.findByText(ahead);
    expect(text).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book another' })).toBeVisible();
    expect(await axe()).toEqual([]);
    await follow('Open it');
    await waitFor(() => expect(searchOf(router)).toEqual({ visit: 'sofia' }));
  });

  it('for somebody whose number is typed says so, and is booked by another press', async () => {
    openRoute('/admin/schedule?book=2026-11-20T09:15');
    await userEvent.type(await screen.findByLabelText('Patient'), 'Sofia L.');
    expect(screen.queryByText(ahead)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Phone/), '801 555 0186');
    expect(await screen.findByText(ahead)).toHaveTextContent(/^Sofia has/);
    await press('Book another');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
  });

  it('is not what a change of a visit asks about', async () => {
    openRoute('/admin/schedule?visit=sofia&move=');
    await screen.findByRole('button', { name: 'Save changes' });
    expect(backend.calls('listVisitsAhead')).toEqual([]);
  });

  it('follows a visit: the same person, provider and type, on a later day', async () => {
    await openVisit({ providerId: 's1', providerName: 'Sample Jordan T.', note: 'On crutches.' });
    await follow('Book next');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Book another visit for Sofia Lindqvist' }),
    );
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-20'));
    expect(dialog.getByLabelText('Start')).toHaveDisplayValue('9:00 AM');
    expect(dialog.getByLabelText('Provider')).toHaveDisplayValue('Sample Jordan T.');
    expect(dialog.getByLabelText('Type')).toHaveDisplayValue('Re-examination, 30 min');
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('');
    expect(dialog.getByLabelText(/^Email \(/)).toHaveValue('sofia.lindqvist@example.com');
    await waitFor(() => expect(backend.calls('listVisitsAhead')).toHaveLength(1));
    // The visit that it follows needs no warning.
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
  });

  it('after a visit of a provider who has left is with another one', async () => {
    await openVisit({ providerId: 'gone', providerName: 'Dr. Gone' });
    await follow('Book next');
    await screen.findByRole('dialog', { name: /^Book another visit/ });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Provider')).toHaveDisplayValue('Dr. Sample Avery');
    // Their first free time.
    expect(dialog.getByLabelText('Date')).not.toHaveValue('');
    expect(backend.calls('listVisitsOf').map(([provider]) => provider)).not.toContain('gone');
  });
});
