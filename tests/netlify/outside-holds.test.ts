import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { comingWeeks } from '#domain/visits/opening-weeks.ts';
import { openingsIn } from '#domain/visits/openings.ts';
import { fetchFeed } from '../../netlify/lib/calendars/fetch-feed.ts';
import { offerLinkAddress } from '../../netlify/lib/visit-signature.ts';
import type { FakeFirestore } from './fake-firestore.ts';
import { fakeClinic, slotAt } from './fake-schedule.ts';
import { appointment, post } from './post-form.ts';

vi.mock('../../netlify/lib/calendars/fetch-feed.ts', () => ({ fetchFeed: vi.fn() }));

/** Monday, before the sample clinic opens at 9. */
const now = clinicMoment('2026-11-30', '07:00');
const nine = clinicMoment('2026-11-30', '09:00');
const slot = slotAt(nine);

const sentinel = 'Zanzibar';
const busyAt = (start: string, end: string) =>
  [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `SUMMARY:${sentinel}`, `DESCRIPTION:${sentinel}`],
    ...[`LOCATION:${sentinel}`, `ATTENDEE:mailto:${sentinel}@example.com`, `X-NOTE:${sentinel}`],
    ...[`DTSTART:${start}`, `DTEND:${end}`, 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');

let database: FakeFirestore;
let feed = 0;

beforeEach(() => {
  database = fakeClinic(now);
  database.change('staff/s2', { visitTypes: ['new_patient'] });
  const settings = { ...usualBooking, isOn: true, calendar: 'outside', keptBack: 0 };
  database.store('settings/booking', settings);
  // Another address for each test: what is known of one lasts five minutes.
  const address = `https://calendar.example/secret-${++feed}.ics`;
  database.store('settings/calendars', { feeds: [`s2|${address}`] });
});

const answers = (text: string) =>
  vi.mocked(fetchFeed).mockResolvedValue({ text, etag: '', modified: '' });

async function ask() {
  const person = { name: 'Maria Olsen', email: '', phone: '(801) 555-0161' };
  const response = await post(
    { ...appointment, ...person, slot, submissionId: crypto.randomUUID() },
    '203.0.113.9',
  );
  const [lead] = database.list('leads');
  return { answer: (await response.json()) as Record<string, unknown>, lead: lead?.data };
}

it('a time that is free in the other calendar is held', async () => {
  answers(busyAt('20261130T103000', '20261130T110000'));
  const { answer, lead } = await ask();
  expect(answer).toMatchObject({ slot: 'held' });
  expect(lead).not.toHaveProperty('wanted');
});

it('a time that is busy there is taken, and no word of the calendar is kept or logged', async () => {
  answers(busyAt('20261130T095500', '20261130T100000'));
  const { answer, lead } = await ask();
  expect(answer).toMatchObject({ slot: 'taken' });
  expect(lead).toMatchObject({ wanted: { why: 'taken' } });
  expect(database.list('appointments')).toEqual([]);
  const kept = ['leads', 'persons', 'slotLocks', 'holdKeys', 'openings', 'summaries', 'settings'];
  const all = JSON.stringify([
    ...kept.map((collection) => database.list(collection)),
    ...[answer, vi.mocked(console.error).mock.calls, vi.mocked(console.log).mock.calls],
  ]);
  expect(all).not.toContain(sentinel);
});

describe('the buffer after a visit', () => {
  const buffer = 'new_patient|New patient|60|15|online|teal|active';
  beforeEach(() => database.store('settings/visitTypes', { types: [buffer] }));

  it.each([
    ['busy there: taken', '20261130T100000', 'taken', false],
    ['free there: held', '20261130T101500', 'held', true],
  ])('is %s, as the page shows it', async (_, start, is, isShown) => {
    answers(busyAt(start, '20261130T110000'));
    const offer = { length: 4, buffer: 1, noticeMinutes: 0, isOutside: true };
    const open = Number.parseInt(slot, 10);
    const time = { s2: [open, 12] };
    const shown = openingsIn({ ...offer, time }, new Set(await taken()), now).map(({ id }) => id);
    expect(shown.includes(slot)).toBe(isShown);
    expect((await ask()).answer).toMatchObject({ slot: is });
  });

  it.each([
    ['taken', '20261130T091500'],
    ['open', '20261130T093000'],
  ])('counts for a sooner time, too: %s', async (is, start) => {
    answers(busyAt(start, '20261130T110000'));
    const startsAt = clinicMoment('2026-12-04', '10:00');
    const wish = { days: [1], parts: ['morning'], since: now, than: startsAt };
    database.store('staff/s2', { name: 'Dr. Avery Lund', order: 0 });
    database.store('appointments/maria', {
      ...{ patientName: 'Maria Olsen', patientPhone: '', patientEmail: '', status: 'scheduled' },
      ...{ providerId: 's2', type: 'treatment', sooner: wish, startsAt, buffer: 15, sequence: 0 },
      endsAt: minutesAfter(startsAt, 15),
    });
    const address = offerLinkAddress(
      { kind: 'visit', id: 'maria', slot },
      'https://x.example',
      'en',
    );
    const response = await post({ type: 'offer', link: address.split('#')[1] });
    expect(await response.json()).toMatchObject({ offer: { state: is } });
  });
});

it('nothing is held while the calendar can’t be read, and staff learn why', async () => {
  vi.mocked(fetchFeed).mockRejectedValue(new TypeError(`${sentinel} secret`));
  const { answer, lead } = await ask();
  expect(answer).toMatchObject({ slot: 'none' });
  expect(lead).toMatchObject({ wanted: { startsAt: nine, why: 'outside' } });
  expect(database.list('appointments')).toEqual([]);
  expect(String(vi.mocked(console.error).mock.calls)).not.toMatch(/secret|Zanzibar/);
});

const eleven = `${Number.parseInt(slot, 10) + 8}_s2`;

const taken = async () => {
  const response = await post({ type: 'taken' });
  return ((await response.json()) as { taken: string[] }).taken;
};

describe('what a page shows', () => {
  it('leaves out what is busy in either calendar', async () => {
    const [week = ''] = comingWeeks(now);
    database.store(`openings/${week}`, { taken: { [eleven]: true } });
    answers(busyAt('20261130T090000', '20261130T091500'));
    expect((await taken()).sort()).toEqual([slot, eleven].sort());
  });

  it('knows two weeks', async () => {
    answers(busyAt('20261214T090000', '20261214T091500'));
    expect(await taken()).toEqual([]);
  });

  it('asks the other calendar once in five minutes, whatever it answers', async () => {
    vi.mocked(fetchFeed).mockReset().mockRejectedValue(new TypeError(sentinel));
    expect([await taken(), await taken()]).toEqual([[], []]);
    expect(fetchFeed).toHaveBeenCalledTimes(1);
    vi.setSystemTime(minutesAfter(now, 6));
    answers(busyAt('20261130T090000', '20261130T091500'));
    expect(await taken()).toEqual([slot]);
    answers(busyAt('20261130T100000', '20261130T101500'));
    expect(await taken()).toEqual([slot]);
    expect(fetchFeed).toHaveBeenCalledTimes(2);
  });

  it('is nothing while no times are offered', async () => {
    database.store('settings/booking', { ...usualBooking, calendar: 'outside' });
    answers(busyAt('20261130T090000', '20261130T091500'));
    expect(await taken()).toEqual([]);
  });
});

it('the times that are offered instead are free in the other calendar, too', async () => {
  answers(busyAt('20261130T090000', '20261130T110000'));
  const { answer } = await ask();
  expect(answer).toMatchObject({
    slot: 'taken',
    next: [eleven, expect.any(String), expect.any(String)],
  });
});
