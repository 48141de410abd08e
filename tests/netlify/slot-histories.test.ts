import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { addDays, clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { isHold, takesPlace, type Visit, visitFrom } from '#domain/visits/visit.ts';
import { visitLinkAddress } from '../../netlify/lib/visit-signature.ts';
import { fakeClinic, locksIn, takenIn } from './fake-schedule.ts';
import { appointment, post } from './post-form.ts';

// Random histories of visitors, staff and the clock, on the real function and the real data layer.

vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-clinic');
// With a key, the data layer would wait for a person to sign in.
vi.stubEnv('VITE_FIREBASE_API_KEY', undefined);
const { bookVisit, changeVisit } = await import('#data/booking/book-visit.ts');

const dana = { uid: 'dana', name: 'Dana Reyes' };
const holdsADay = 3;
/** The Saturday before clocks go back: the sample clinic has hours on it here, and on Sunday. */
const start = clinicMoment('2026-10-31', '07:00');
const quarter = 15 * 60_000;

const time = fc.record({
  day: fc.nat(2),
  quarter: fc.nat(13),
  provider: fc.constantFrom('s1', 's2'),
});
type Time = { day: number; quarter: number; provider: string };
const nth = fc.nat(30);
const oneInFive = fc.nat(4).map((drawn) => drawn === 0);

const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('ask' as const),
      time,
      who: fc.nat(6),
      network: fc.nat(8),
      isSpam: oneInFive,
      isLost: oneInFive,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('ask again' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('press' as const), nth, choice: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('book' as const), time }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('move' as const), nth, time }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('become' as const),
      nth,
      status: fc.constantFrom('scheduled', 'cancelled', 'confirmed'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel by link' as const), nth }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 2, 7, 15, 45, 60),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Each> ? Each : never;

class History {
  database = fakeClinic(start);
  private answers: { body: Record<string, unknown>; key?: string; next?: string[] }[] = [];
  private accepted = new Set<string>();

  constructor() {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-clinic');
    const day = '09:00-12:00';
    const hours = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, day]));
    this.database.change('settings/clinic', { hours });
    this.database.store('settings/booking', {
      ...{ ...usualBooking, isOn: true, calendar: 'here', keptBack: 0 },
      ...{ holdMinutes: 60, holdsADay, noticeMinutes: 0 },
    });
    this.database.store('staff/s1', { name: 'Jordan Taufa', order: 1 });
  }

  visits(): Visit[] {
    return this.database.list('appointments').flatMap(({ id, data }) => visitFrom(id, data) ?? []);
  }

  private moment = ({ day, quarter: after }: Time) =>
    new Date(clinicMoment(addDays(clinicDate(start), day), '09:00').getTime() + after * quarter);

  private pick(nthVisit: number): Visit | undefined {
    const all = this.visits();
    return all[nthVisit % Math.max(1, all.length)];
  }

  private async send(body: Record<string, unknown>, network: number): Promise<void> {
    const response = await post(body, `203.0.113.${network}`);
    const answer = await response.json();
    this.database.losesNextAnswer = false;
    if (response.ok && answer.id) this.accepted.add(answer.id);
    if (body.type === 'appointment') this.answers.push({ body, ...answer });
  }

  async run(each: Command): Promise<void> {
    switch (each.does) {
      case 'ask': {
        const phone = `(801) 555-010${each.who}`;
        const slot = `${this.moment(each.time).getTime() / quarter}_${each.time.provider}`;
        const spam = each.isSpam ? { [trapName]: 'x' } : {};
        const submissionId = crypto.randomUUID();
        this.database.losesNextAnswer = each.isLost;
        const person = { name: `Patient ${each.who}`, phone, email: '', submissionId, slot };
        return this.send({ ...appointment, ...person, ...spam }, each.network);
      }
      case 'ask again': {
        const earlier = this.answers[each.nth % Math.max(1, this.answers.length)];
        return earlier && this.send(earlier.body, 1);
      }
      case 'press': {
        const taken = this.answers.filter(({ key }) => key);
        const one = taken[each.nth % Math.max(1, taken.length)];
        const slot = one?.next?.[each.choice];
        return slot ? this.send({ type: 'slot', key: one?.key, slot }, 2) : undefined;
      }
      case 'book': {
        const startsAt = this.moment(each.time);
        const type = { type: 'treatment', typeName: 'Treatment', buffer: 15 };
        const when = { startsAt, endsAt: minutesAfter(startsAt, 30), ...type };
        const patient = { patientName: 'Luis', patientPhone: '', patientEmail: '', note: '' };
        const booking = { leadId: null, personId: null, providerId: each.time.provider };
        return this.staff(() =>
          bookVisit({ ...booking, ...patient, ...when }, dana, crypto.randomUUID()),
        );
      }
      case 'move': {
        const visit = this.pick(each.nth);
        const to = { startsAt: this.moment(each.time), providerId: each.time.provider };
        return visit && this.staff(() => changeVisit(visit.id, to, dana));
      }
      case 'become': {
        const visit = this.pick(each.nth);
        const status = each.status as Visit['status'];
        return visit && this.staff(() => changeVisit(visit.id, { status }, dana));
      }
      case 'cancel by link': {
        const visit = this.pick(each.nth);
        if (!visit) return;
        const link = visitLinkAddress(visit.id, 'https://clinic.example', 'en').split('#')[1];
        return this.send(
          { type: 'visit-link', link, answer: 'cancelled', sequence: visit.sequence },
          3,
        );
      }
      case 'wait':
        return void vi.setSystemTime(minutesAfter(new Date(), each.minutes));
    }
  }

  /** What the data layer refuses changes nothing. */
  private async staff(act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: { code?: string }) => {
      const refusals = ['time-taken', 'time-held', 'gone', 'changed'];
      if (!refusals.includes(error.code ?? '')) throw error;
    });
  }

  check(): void {
    const now = new Date();
    const visits = this.visits();
    const byId = new Map(visits.map((visit) => [visit.id, visit]));
    const locks = new Map(Object.entries(locksIn(this.database)));
    // One assertion for all of them: one each takes longer than the acts.
    const unlocked = visits
      .filter((each) => takesPlace(each, now))
      .flatMap((visit) => lockIds(visit).filter((id) => locks.get(id) !== visit.id));
    expect(unlocked, 'quarters of a visit without its lock').toEqual([]);
    const stale = [...locks].filter(([id, holder]) => {
      const visit = byId.get(holder);
      return !visit || !lockIds(visit).includes(id) || !(takesPlace(visit, now) || isHold(visit));
    });
    expect(stale, 'locks without their visit').toEqual([]);
    expect(takenIn(this.database), 'what visitors see').toEqual([...locks.keys()].sort());

    const holds = visits.filter((visit) => isHold(visit) && takesPlace(visit, now));
    const contacts = holds.map(({ patientPhone }) => patientPhone);
    expect(new Set(contacts).size, 'holds of a contact').toBe(contacts.length);
    // Staff may move holds to one day.
    const unmoved = holds.filter(({ sequence }) => sequence === 0);
    for (const date of new Set(unmoved.map(({ startsAt }) => clinicDate(startsAt)))) {
      const ofDay = unmoved.filter(({ startsAt }) => clinicDate(startsAt) === date);
      expect(ofDay.length, `holds on ${date}`).toBeLessThanOrEqual(holdsADay);
    }
    for (const { leadId } of holds) {
      expect(this.database.read(`leads/${leadId}`)?.spam, 'spam never holds').toBe(false);
    }
    const leads = new Set(this.database.list('leads').map(({ id }) => id));
    for (const id of this.accepted) expect(leads).toContain(id);
    expect(leads.size, 'one request a person and minute').toBeLessThanOrEqual(this.answers.length);
  }
}

/** Histories of 50 acts. HISTORIES=200 tries 10,000 acts (docs/testing.md). */
const histories = Number(process.env.HISTORIES ?? 20);

it('random acts keep the invariants of holds', { timeout: 600_000 }, async () => {
  const outcomes = new Map<string, number>();
  const history = fc.array(command, { minLength: 50, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(history, async (commands) => {
      const run = new History();
      for (const each of commands) {
        await run.run(each);
        run.check();
      }
      for (const { status } of run.visits()) outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    }),
    { seed: 20_261_127, numRuns: histories, endOnFailure: true },
  );
  // The histories reach what they are about.
  expect(
    Math.min(...['held', 'scheduled', 'cancelled'].map((status) => outcomes.get(status) ?? 0)),
  ).toBeGreaterThan(10);
});
