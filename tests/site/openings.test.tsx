import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { offerOf } from '#domain/visits/offered-time.ts';
import { openingsIn } from '#domain/visits/openings.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { showOpenings } from '#site/frame/show-openings.ts';
import { showTime } from '#site/frame/show-time.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { backend } from '../fake-clinic/backend.ts';
import { goTo, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { dropReports } from '../reports.ts';
import { formServer, sent, startFormServer } from './form-server.ts';

/** Monday. The sample clinic is open 9–12 and 2–6, on Tuesday 2–6. */
const now = clinicMoment('2026-11-30', '07:00');
startFormServer(now);

const settings = { ...usualBooking, isOn: true, calendar: 'here' as const, keptBack: 0 };
const type = { id: 'new_patient', minutes: 60, buffer: 0 };
const offer = offerOf(
  { clinic, staff: [staffMemberFrom('s2', { name: 'Dr. Avery Lund' })], type, settings },
  now,
);
const openings = { offer, known: openingsIn(offer, new Set(), now) };

const locksAt = (time: string) => {
  const startsAt = clinicMoment('2026-11-30', time);
  const endsAt = minutesAfter(startsAt, 60);
  return lockIds({ providerId: 's2', startsAt, endsAt, buffer: 0 });
};
const [nine = ''] = locksAt('09:00');
const [ten = ''] = locksAt('10:00');
const [eleven = ''] = locksAt('11:00');

const group = () => screen.findByRole('group', { name: /^Hold a time/ });
const times = async () =>
  within(await group())
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label') ?? 'Any time');

describe('without online booking', () => {
  it.each([
    ['/contact', 'Request an appointment'],
    ['/', /./],
  ])('%s shows no times', async (path, name) => {
    openRoute(path);
    await screen.findByRole('heading', { level: 1, name });
    expect(screen.queryByRole('group', { name: /^Hold a time/ })).toBeNull();
    expect(screen.queryByText(/Next opening/)).toBeNull();
  });
});

describe('with online booking', () => {
  beforeEach(() => {
    backend.openings = openings;
  });

  it('contact shows the next six times by day, and any time is chosen', async () => {
    openRoute('/contact');
    expect(await times()).toEqual([
      'Any time',
      ...['9:00 AM', '10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM', '4:00 PM'].map(
        (time) => `Mon, Nov 30, ${time}`,
      ),
    ]);
    const any = within(await group()).getByRole('radio', { name: 'Any time' });
    expect(any).toBeChecked();
    await press('More days');
    expect((await times()).slice(7)).toEqual([
      'Mon, Nov 30, 5:00 PM',
      ...['2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'].map((time) => `Tue, Dec 1, ${time}`),
      'Wed, Dec 2, 9:00 AM',
    ]);
    // Not on a button that has moved away, and nothing is chosen by it.
    expect(screen.getByRole('radio', { name: 'Mon, Nov 30, 5:00 PM' })).toHaveFocus();
    expect(any).toBeChecked();
  });

  it('a time that was taken since the build is not among them', async () => {
    backend.taken = locksAt('09:00');
    openRoute('/contact');
    await waitFor(async () => expect((await times())[1]).toBe('Mon, Nov 30, 10:00 AM'));
  });

  it('the chosen one stays chosen on the way to another page and back, though it was among more days', async () => {
    const router = openRoute('/contact');
    await press('More days');
    await userEvent.click(await screen.findByRole('radio', { name: 'Wed, Dec 2, 9:00 AM' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Maria Olsen');
    await goTo(router, '/privacy', /Privacy/);
    await act(() => router.navigate('/contact'));
    expect(await screen.findByRole('radio', { name: 'Wed, Dec 2, 9:00 AM' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Olsen');
  });

  it('one that is over by then is not: any time is chosen again', async () => {
    const router = openRoute('/contact');
    await userEvent.click(await screen.findByRole('radio', { name: 'Mon, Nov 30, 9:00 AM' }));
    await goTo(router, '/privacy', /Privacy/);
    vi.setSystemTime(clinicMoment('2026-12-01', '10:00'));
    await act(() => router.navigate('/contact'));
    expect(await screen.findByRole('radio', { name: 'Tue, Dec 1, 2:00 PM' })).toBeVisible();
    await waitFor(async () => expect((await times())[1]).toBe('Tue, Dec 1, 2:00 PM'));
    expect(within(await group()).getByRole('radio', { name: 'Any time' })).toBeChecked();
  });

  describe('a tab that stays open', () => {
    beforeEach(() => {
      vi.useRealTimers();
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    });
    const comeBack = async (time: string, taken: string[] = [], day = '2026-11-30') => {
      backend.taken = taken;
      vi.setSystemTime(clinicMoment(day, time));
      await act(() => vi.advanceTimersByTimeAsync(15_000));
    };
    const gone = 'The time you chose is gone.';

    it('offers what is free then, and keeps what is typed and chosen', async () => {
      openRoute('/contact');
      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Full name' }),
        'Maria Olsen',
      );
      await userEvent.click(await screen.findByRole('radio', { name: 'Mon, Nov 30, 2:00 PM' }));
      await comeBack('08:30', locksAt('15:00'));
      await waitFor(async () =>
        expect((await times()).slice(1, 4)).toEqual(
          ['11:00 AM', '2:00 PM', '4:00 PM'].map((time) => `Mon, Nov 30, ${time}`),
        ),
      );
      expect(screen.getByRole('radio', { name: 'Mon, Nov 30, 2:00 PM' })).toBeChecked();
      expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Olsen');
      expect(screen.queryByText(gone)).toBeNull();
    });

    it('can choose a time that is free again, though the built page has said that it is taken', async () => {
      openRoute('/contact');
      const three = await screen.findByRole('radio', { name: 'Mon, Nov 30, 3:00 PM' });
      (three as HTMLInputElement).disabled = true;
      await comeBack('07:06');
      await waitFor(() => expect(three).toBeEnabled());
    });

    it.each([
      ['over', '9:00 AM', '09:30', [], 'Any time'],
      ['taken', '2:00 PM', '08:30', locksAt('14:00'), 'Mon, Nov 30, 2:00 PM'],
    ])(
      'says that the chosen time is gone once it is %s',
      async (_, chosen, then, taken, checked) => {
        openRoute('/contact');
        await userEvent.click(await screen.findByRole('radio', { name: `Mon, Nov 30, ${chosen}` }));
        await comeBack(then, taken);
        expect(await screen.findByText(gone)).toBeVisible();
        expect(within(await group()).getByRole('radio', { name: checked })).toBeChecked();
        await userEvent.click(screen.getByRole('radio', { name: 'Mon, Nov 30, 3:00 PM' }));
        expect(screen.queryByText(gone)).toBeNull();
      },
    );

    it('says so where no time is left', async () => {
      openRoute('/contact');
      await userEvent.click(await screen.findByRole('radio', { name: 'Mon, Nov 30, 9:00 AM' }));
      await comeBack('10:00', [], '2027-11-30');
      expect(await screen.findByText(gone)).toBeVisible();
      expect(await times()).toEqual(['Any time']);
    });
  });

  it('contact says the next opening', async () => {
    backend.taken = locksAt('09:00');
    openRoute('/contact');
    expect(await screen.findByText(/^Next opening: Mon 10:00 AM$/)).toBeVisible();
  });

  it('contact says the one after it once it is over', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    openRoute('/contact');
    expect(await screen.findByText(/^Next opening: Mon 9:00 AM$/)).toBeVisible();
    // The page knows the time once the browser was idle, and reads again.
    await waitFor(() => expect(backend.calls('readTaken')).toHaveLength(2));
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.setSystemTime(clinicMoment('2026-11-30', '07:05'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/^Next opening: Mon 9:00 AM$/)).toBeVisible();
    isHidden.mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText(/^Next opening: Mon 10:00 AM$/)).toBeVisible();
  });

  it('a built page takes it back once it is over', async () => {
    document.body.innerHTML = '<p><span data-next-opening hidden><b data-slot></b></span></p>';
    await showOpenings({ offer, first: [], hasMore: false });
    expect(screen.getByText('Mon 9:00 AM')).toBeVisible();
    showTime(clinic);
    expect(screen.getByText('Mon 9:00 AM')).toBeVisible();
    vi.setSystemTime(clinicMoment('2026-11-30', '09:00'));
    dispatchEvent(new Event('time-known'));
    expect(screen.getByText('Mon 9:00 AM')).not.toBeVisible();
    dispatchEvent(new Event('app-ready'));
  });

  it('takes it back where a later answer has none', async () => {
    document.body.innerHTML = '<p><span data-next-opening hidden><b data-slot></b></span></p>';
    await showOpenings({ offer, first: [], hasMore: false });
    expect(screen.getByText('Mon 9:00 AM')).toBeVisible();
    await showOpenings({ offer: { ...offer, time: {} }, first: [], hasMore: false });
    expect(screen.getByText('Mon 9:00 AM')).not.toBeVisible();
  });

  it('home says it, too', async () => {
    openRoute('/');
    expect(await screen.findByText('Mon 9:00 AM')).toBeVisible();
    expect(screen.getByText(/^Next opening:/)).toHaveTextContent('Next opening: Mon 9:00 AM');
  });

  it('says nothing while it is not known', async () => {
    backend.fail('readTaken');
    openRoute('/contact');
    await group();
    await dropReports();
    expect(screen.queryByText(/^Next opening: Mon/)).toBeNull();
    expect(await times()).toHaveLength(7);
  });

  async function fillIn(label = 'Phone', contact = '801-555-0100') {
    openRoute('/contact');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Maria Olsen');
    await userEvent.type(screen.getByRole('textbox', { name: label }), contact);
  }
  const chooseNine = async () =>
    userEvent.click(await screen.findByRole('radio', { name: 'Mon, Nov 30, 9:00 AM' }));
  async function submit() {
    await press('Request Appointment');
    return screen.findByRole('heading', { level: 1, name: 'Request Received!' });
  }
  const answers = (answer: object) =>
    formServer.mockImplementation(async () => Response.json({ ok: true, id: 'x', ...answer }));

  async function send(answer: object) {
    answers(answer);
    await fillIn();
    await chooseNine();
    await submit();
  }

  const heldAt = (startsAt: Date) => ({
    ...{ slot: 'held', startsAt, heldUntil: clinicMoment('2026-11-30', '08:00') },
    link: '/visit#x.0123',
  });

  it('the chosen time goes with the request, and the visitor reads that it is held', async () => {
    await send(heldAt(clinicMoment('2026-11-30', '09:00')));
    expect(sent().slot).toBe(nine);
    expect(
      screen.getByText('Mon 9:00 AM is held for you until 8 AM today. We’ll confirm it with you.'),
    ).toBeVisible();
    expect(screen.getByText('by Monday 9:00 AM.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'I don’t need this time' })).toLeadTo('/visit#x.0123');
  });

  it('nobody who gave only an email is told to wait for a call', async () => {
    answers(heldAt(clinicMoment('2026-11-30', '09:00')));
    await fillIn('Email', 'maria@example.com');
    await chooseNine();
    expect(await group()).not.toHaveTextContent(/call/);
    const received = await submit();
    expect(received.parentElement).toHaveTextContent(/We’ll write to maria@example\.com/);
    expect(received.parentElement).not.toHaveTextContent(/We(’ll)? call/);
  });

  it('has no link of a function that names another website', async () => {
    await send({ ...heldAt(clinicMoment('2026-11-30', '09:00')), link: 'https://example.com/' });
    expect(screen.getByText(/^Mon 9:00 AM is held for you/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'I don’t need this time' })).toBeNull();
  });

  it('of a time that was taken, one press holds another', async () => {
    await send({ slot: 'taken', next: [ten, eleven], key: 'k' });
    expect(screen.getByText(/^The time you chose was just taken\./)).toBeVisible();
    expect(screen.getByText('by Monday 6:00 PM.')).toBeVisible();
    answers(heldAt(clinicMoment('2026-11-30', '10:00')));
    await press('Mon 10:00 AM');
    const held = await screen.findByText(/^Mon 10:00 AM is held for you/);
    expect(held).toHaveFocus();
    expect(screen.getByText('by Monday 10:00 AM.')).toBeVisible();
    expect(sent(1)).toEqual({ type: 'slot', key: 'k', slot: ten });
    expect(screen.queryByRole('button', { name: 'Mon 11:00 AM' })).toBeNull();
  });

  it('a press that fails keeps the times, and says why', async () => {
    await send({ slot: 'taken', next: [ten], key: 'k' });
    formServer.mockImplementation(async () =>
      Response.json({ ok: false, message: 'This page is too old.' }, { status: 404 }),
    );
    await press('Mon 10:00 AM');
    expect(await screen.findByText('This page is too old.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mon 10:00 AM' })).toBeEnabled();
  });

  it.each([
    [{ slot: 'another' }, /^You already have a time held with us/],
    [{ slot: 'none' }, /^We couldn’t hold a time for you online/],
    [{ slot: 'taken', next: [], key: 'k' }, /we’ll find a time with you\.$/],
  ])('%j is said in words', async (answer, words) => {
    await send(answer);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('a request for any time names none', async () => {
    await fillIn();
    await submit();
    expect(sent()).not.toHaveProperty('slot');
    expect(vi.mocked(formServer)).toHaveBeenCalledOnce();
  });
});
