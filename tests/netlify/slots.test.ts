import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { storedClinic } from '#domain/clinic/stored-clinic.ts';
import { trapName } from '#domain/requests/spam-signs.ts';
import { addDays, clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import type { FakeFirestore } from './fake-firestore.ts';
import { fakeClinic, locksIn, slotAt, storeVisit, takenIn } from './fake-schedule.ts';
import { appointment, post } from './post-form.ts';

/** Monday. The sample clinic is open 9–12 and 2–6, on Tuesday and Thursday 2–6. */
const now = clinicMoment('2026-11-30', '07:00');
const monday = (time: string) => clinicMoment('2026-11-30', time);

const nine = slotAt(monday('09:00'));
const ten = slotAt(monday('10:00'));

let database: FakeFirestore;

beforeEach(() => {
  database = fakeClinic(now);
  database.change('staff/s2', { visitTypes: ['new_patient'] });
  online();
});

function online(fields: object = {}): void {
  const settings = { ...usualBooking, isOn: true, calendar: 'here', keptBack: 0, holdMinutes: 60 };
  database.store('settings/booking', { ...settings, ...fields });
}

let count = 0;
type Post = { slot?: string; ip?: string } & Record<string, unknown>;

/** A request of somebody new, unless the fields say whose. */
async function ask({ ip, ...fields }: Post = {}) {
  count++;
  const phone = `(801) 555-${String(1000 + count)}`;
  const person = { name: `Patient ${count}`, email: '', phone, submissionId: crypto.randomUUID() };
  const body = { ...appointment, ...person, ...fields };
  const response = await post(body, ip ?? `203.0.113.${count % 250}.${count}`);
  return { status: response.status, ...(await response.json()), body };
}

const visits = () =>
  database.list('appointments').map(({ id, data }) => ({ id, ...data })) as {
    id: string;
    status: string;
    startsAt: Date;
    heldUntil: Date;
  }[];
const locks = () => locksIn(database);
const seen = () => takenIn(database);

/** A visit as staff have booked it. */
function book(startsAt: Date, fields: Record<string, unknown> = {}, id = 'booked'): void {
  const endsAt = minutesAfter(startsAt, 60);
  const visit = { providerId: 's2', startsAt, endsAt, buffer: 0, status: 'scheduled' };
  storeVisit(database, id, { ...visit, ...fields });
}

const held = (time = '09:00') => ({
  ...{ status: 200, ok: true, slot: 'held' },
  startsAt: monday(time).toISOString(),
});

describe('a time that is free', () => {
  it('is held with the request, its locks and what visitors see, in one commit', async () => {
    const answer = await ask({ slot: nine });
    expect(answer).toMatchObject({ ...held(), heldUntil: minutesAfter(now, 60).toISOString() });
    const lead = database.read(`leads/${answer.id}`);
    expect(database.read(`appointments/${answer.id}`)).toMatchObject({
      leadId: answer.id,
      personId: lead?.personId,
      patientName: answer.body.name,
      patientPhone: answer.body.phone,
      providerId: 's2',
      providerName: 'Dr. Avery Lund',
      type: 'new_patient',
      typeName: 'New patient',
      startsAt: monday('09:00'),
      endsAt: monday('10:00'),
      status: 'held',
      heldUntil: minutesAfter(now, 60),
      updatedBy: { uid: '', name: 'Patient' },
      createdAt: now,
      updatedAt: now,
    });
    const four = ['09:00', '09:15', '09:30', '09:45'].map((time) => slotAt(monday(time)));
    expect(locks()).toEqual(Object.fromEntries(four.map((id) => [id, answer.id])));
    expect(seen()).toEqual(four);
  });

  it('is one of two people’s, and the other is offered three others', async () => {
    const answers = await Promise.all([ask({ slot: nine }), ask({ slot: nine })]);
    const [first, second] = answers.sort((a) => (a.slot === 'held' ? -1 : 1));
    expect(first).toMatchObject(held());
    expect(second).toMatchObject({ ok: true, slot: 'taken' });
    expect(second?.next).toEqual([ten, slotAt(monday('11:00')), slotAt(monday('14:00'))]);
    expect(database.list('leads')).toHaveLength(2);
    expect(visits()).toHaveLength(1);
  });

  it('is one of a dozen that the public weeks take for free: the next three that are free are offered', async () => {
    const hours = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'];
    const tuesday = (time: string) => clinicMoment('2026-12-01', time);
    const times = [...hours.map(monday), ...hours.slice(3).map(tuesday)];
    for (const [index, time] of times.entries()) book(time, {}, `booked-${index}`);
    const { slot, next } = await ask({ slot: nine });
    expect(slot).toBe('taken');
    expect(next).toHaveLength(3);
    expect(next[0]).toBe(slotAt(clinicMoment('2026-12-02', '09:00')));
  });

  it('is not held where staff book it at that moment', async () => {
    database.beforeCommit = () => {
      database.beforeCommit = null;
      book(monday('09:00'));
    };
    expect(await ask({ slot: nine })).toMatchObject({ slot: 'taken' });
    expect(new Set(Object.values(locks()))).toEqual(new Set(['booked']));
  });

  it('is held also where a visit that was moved away has left a lock', async () => {
    book(monday('14:00'), {}, 'moved');
    database.store(`slotLocks/${nine}`, { appointmentId: 'moved' });
    expect(await ask({ slot: nine })).toMatchObject(held());
  });

  it('is never held in the share that the clinic keeps back', async () => {
    online({ keptBack: 50, noticeMinutes: 0, holdsADay: 20 });
    const hours = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'];
    const answers = [];
    for (const time of hours) answers.push((await ask({ slot: slotAt(monday(time)) })).slot);
    expect(answers).toContain('held');
    expect(answers.filter((slot) => slot === 'taken').length).toBeGreaterThanOrEqual(3);
  });

  it('takes the buffer of its type, too', async () => {
    const type = 'new_patient|New patient|60|15|online|teal|active';
    database.store('settings/visitTypes', { types: [type] });
    book(monday('10:00'));
    expect(await ask({ slot: nine })).toMatchObject({ slot: 'taken' });
    const { id } = await ask({ slot: slotAt(monday('14:00')) });
    expect(database.read(`appointments/${id}`)).toMatchObject({ buffer: 15 });
    expect(Object.values(locks()).filter((holder) => holder === id)).toHaveLength(5);
  });

  it('is never a mix of two visits that overlap', async () => {
    book(monday('09:45'), { endsAt: monday('10:00') });
    expect(await ask({ slot: nine })).toMatchObject({ slot: 'taken' });
    expect(visits()).toHaveLength(1);
    expect(Object.values(locks())).toEqual(['booked']);
  });

  it('is held until its start at most', async () => {
    online({ holdMinutes: 1000 });
    expect(await ask({ slot: nine })).toMatchObject({ heldUntil: monday('09:00').toISOString() });
  });

  it('is promised a call by its start at most', async () => {
    const { id } = await ask({ slot: nine });
    expect(database.read(`leads/${id}`)).toMatchObject({ promisedBy: monday('09:00') });
  });

  it('is held until half an hour after the promised call, unless the clinic sets a length', async () => {
    online({ holdMinutes: null });
    const tuesday = slotAt(clinicMoment('2026-12-08', '14:00'));
    const { id, heldUntil } = await ask({ slot: tuesday });
    const { promisedBy } = database.read(`leads/${id}`) ?? {};
    expect(new Date(heldUntil)).toEqual(minutesAfter(promisedBy as Date, 30));
  });
});

describe('a time that is held', () => {
  it('is taken for others', async () => {
    const { id } = await ask({ slot: nine });
    const before = database.read(`appointments/${id}`);
    const answer = await ask({ slot: nine });
    expect(answer).toMatchObject({
      slot: 'taken',
      next: [ten, expect.anything(), expect.anything()],
    });
    expect(database.read(`appointments/${id}`)).toEqual(before);
    expect(database.read(`leads/${answer.id}`)).toMatchObject({ name: answer.body.name });
  });

  it('is the answer to the same submission, however often it comes', async () => {
    const first = await ask({ slot: nine });
    const again = await ask({ ...first.body, slot: nine });
    expect({ ...again, body: 0 }).toEqual({ ...first, body: 0 });
    expect([database.list('leads').length, visits().length]).toEqual([1, 1]);
  });

  it.each([
    ['until it lapses', { status: 'held' }, 59, 'held', monday('08:00')],
    ['not once it has lapsed', { status: 'held' }, 60, 'none', undefined],
    ['not once it was released', { status: 'cancelled' }, 1, 'none', undefined],
    ['also confirmed', { status: 'scheduled' }, 61, 'held', monday('09:00')],
  ])('is the answer to the same submission %s', async (_, fields, minutes, slot, until) => {
    const { id, body } = await ask({ slot: nine });
    database.change(`appointments/${id}`, fields);
    await later(minutes);
    const again = await ask({ ...body, slot: nine });
    expect({ slot: again.slot, until: again.heldUntil }).toEqual({
      slot,
      until: until?.toISOString(),
    });
    expect(visits()).toHaveLength(1);
  });

  it('is the answer to the retry after an answer that got lost', async () => {
    database.losesNextAnswer = true;
    const first = await ask({ slot: nine });
    expect(first).toMatchObject(held());
    expect([database.list('leads').length, visits().length]).toEqual([1, 1]);
  });

  it('is the only one of its phone or email', async () => {
    const first = await ask({ slot: nine, email: 'maria@example.com' });
    await later(2);
    const same = { name: 'Maria Olsen', slot: ten };
    for (const contact of [
      { phone: first.body.phone },
      { phone: '', email: 'maria@example.com' },
    ]) {
      const answer = await ask({ ...same, ...contact });
      expect(answer).toMatchObject({ ok: true, slot: 'another' });
      // Who only knows the number learns nothing about the time.
      expect(answer).not.toHaveProperty('startsAt');
      await later(2);
    }
    expect(database.list('leads')).toHaveLength(3);
    expect(visits()).toHaveLength(1);
  });

  it('is said to be theirs to who asks for it, or for another’s time, once more', async () => {
    const { body } = await ask({ slot: nine });
    book(monday('10:00'));
    for (const slot of [nine, ten]) {
      await later(2);
      expect(await ask({ slot, phone: body.phone })).toMatchObject({ ok: true, slot: 'another' });
    }
  });

  it.each(['cancelled', 'scheduled'])(
    'that is %s since lets its contact hold another',
    async (status) => {
      const first = await ask({ slot: nine });
      database.change(`appointments/${first.id}`, { status });
      await later(2);
      expect(await ask({ slot: ten, phone: first.body.phone })).toMatchObject(held('10:00'));
    },
  );
});

const later = async (minutes: number) => void vi.setSystemTime(minutesAfter(new Date(), minutes));

describe('a hold that lapses', () => {
  beforeEach(() => {
    book(monday('11:00'), { status: 'held', heldUntil: monday('08:00'), leadId: 'old' }, 'lapsing');
  });
  const eleven = slotAt(monday('11:00'));

  it.each([
    ['a millisecond before', -1, 'taken', 'lapsing'],
    ['at its moment', 0, 'held', 'new'],
    ['a millisecond after', 1, 'held', 'new'],
  ])('takes its time until then: %s', async (_, ms, slot, holder) => {
    vi.setSystemTime(monday('08:00').getTime() + ms);
    const answer = await ask({ slot: eleven });
    expect(answer.slot).toBe(slot);
    expect(Object.values(locks())).toEqual(Array(4).fill(holder === 'new' ? answer.id : 'lapsing'));
    expect(database.read('appointments/lapsing')).toMatchObject({ status: 'held' });
  });

  it('is one of two people’s', async () => {
    vi.setSystemTime(monday('08:30'));
    const answers = await Promise.all([ask({ slot: eleven }), ask({ slot: eleven })]);
    expect(answers.map(({ slot }) => slot).sort()).toEqual(['held', 'taken']);
    expect(new Set(Object.values(locks())).size).toBe(1);
  });

  it('is not taken from a visit that staff confirm at that moment', async () => {
    vi.setSystemTime(monday('08:30'));
    // The locks stay as they are: only the visit says so.
    database.beforeCommit = () => {
      database.beforeCommit = null;
      database.change('appointments/lapsing', { status: 'scheduled' });
    };
    expect(await ask({ slot: eleven })).toMatchObject({ slot: 'taken' });
    expect(new Set(Object.values(locks()))).toEqual(new Set(['lapsing']));
  });

  it('is offered again after the next request with a time', async () => {
    vi.setSystemTime(monday('08:30'));
    database.store('openings/2026-11-30', {
      taken: Object.fromEntries(Object.keys(locks()).map((id) => [id, true])),
    });
    await ask({ slot: slotAt(monday('14:00')) });
    expect(seen()).toHaveLength(4);
    expect(Object.values(locks())).not.toContain('lapsing');
  });

  it('keeps its locks where staff confirm it while they are released', async () => {
    vi.setSystemTime(monday('08:30'));
    let commits = 0;
    database.beforeCommit = () => {
      // The request's own commit comes first.
      if (++commits !== 2) return;
      database.change('appointments/lapsing', { status: 'scheduled' });
    };
    await ask({ slot: slotAt(monday('14:00')) });
    expect(Object.values(locks()).filter((id) => id === 'lapsing')).toHaveLength(4);
    vi.mocked(console.error).mockReset();
  });
});

describe('a time is not held', () => {
  it.each(['1995620_nobody', '1995620___x__', '99999999_s2', '-1_s2', '1995620_../leads/x'])(
    'of the forged id %s, and the request is stored',
    async (slot) => {
      const answer = await ask({ slot });
      expect(answer).toMatchObject({ status: 200, ok: true, slot: 'taken' });
      expect(database.read(`leads/${answer.id}`)).not.toBeNull();
    },
  );

  it.each([
    ['with a visit in it', () => book(monday('09:00'))],
    ['with a break that looks like a visit', () => book(monday('08:30'))],
    [
      'of a closed day',
      () => database.change('settings/clinic', { closures: ['2026-11-30/2026-11-30||Snow'] }),
    ],
    [
      'with a provider who is off',
      () => database.store('staff/s2', { name: 'A', daysOff: ['2026-11-30/2026-11-30'] }),
    ],
    [
      'with a provider who takes no such visits',
      () => database.store('staff/s2', { name: 'A', visitTypes: [] }),
    ],
    ['with a provider who has left', () => database.remove(/\/staff\/s2$/)],
    ['within the notice', () => vi.setSystemTime(monday('07:01'))],
  ])('%s', async (_, prepare) => {
    prepare();
    const answer = await ask({ slot: nine });
    expect(answer).toMatchObject({ status: 200, ok: true, slot: 'taken' });
    expect(answer.next).not.toContain(nine);
    expect(database.list('leads')).toHaveLength(1);
    expect(visits().filter(({ status }) => status === 'held')).toEqual([]);
  });

  it.each(['nonsense', '1995617_', '99999999_s2', `${nine}x`, '1_s2', `${nine}\n${ten}`])(
    'that is none: %j',
    async (slot) => {
      expect(await ask({ slot })).toMatchObject({ status: 200, slot: 'taken' });
      expect(visits()).toEqual([]);
    },
  );

  it.each([
    ['booking is off', { isOn: false }],
    ['nobody has said which calendar is the true one', { calendar: null }],
    ['no type is offered', { types: [] }],
  ])('while %s', async (_, fields) => {
    online(fields);
    const answer = await ask({ slot: nine });
    expect(answer).toMatchObject({ status: 200, ok: true, slot: 'none' });
    expect(visits()).toEqual([]);
    expect(database.list('leads')).toHaveLength(1);
  });

  it('for spam, which reads the same as a request without a time', async () => {
    const { id, body: _, ...answer } = await ask({ slot: nine, [trapName]: 'x' });
    expect(answer).toEqual({ status: 200, ok: true });
    expect(database.read(`leads/${id}`)).toMatchObject({ spam: true });
    expect([visits(), database.list('slotLocks'), database.list('holdKeys')]).toEqual([[], [], []]);
  });

  it('by what the visitor’s own clock says', async () => {
    const year = 365 * 24 * 60;
    const source = { page: '/contact', at: minutesAfter(now, year).toISOString() };
    expect(await ask({ slot: slotAt(minutesAfter(monday('09:00'), year)), source })).toMatchObject({
      slot: 'taken',
    });
  });

  it.each([
    ['IPv4', () => '198.51.100.7'],
    ['IPv6', (each: number) => `2001:db8:1:2::${each}`],
    ['mapped', (each: number) => `${each === 1 ? '::ffff:' : ''}198.51.100.9`],
  ])('a third time a day from one network: %s', async (_, ipOf) => {
    const slots = [nine, ten, slotAt(monday('11:00'))];
    const answers = [];
    for (const [index, slot] of slots.entries()) {
      answers.push((await ask({ slot, ip: ipOf(index) })).slot);
      await later(2);
    }
    expect(answers).toEqual(['held', 'held', 'none']);
    vi.setSystemTime(clinicMoment('2026-12-01', '07:00'));
    const tuesday = slotAt(clinicMoment('2026-12-01', '14:00'));
    expect(await ask({ slot: tuesday, ip: ipOf(0) })).toMatchObject({ slot: 'held' });
  });

  it.each([
    ['skip one', '2027-03-14', 4],
    ['repeat one', '2027-11-07', 6],
  ])('twice in the hours in which clocks %s', async (_, date, hours) => {
    vi.setSystemTime(clinicMoment(addDays(date, -2), '09:00'));
    const week = { ...clinic.hours, 0: [{ from: '00:00', to: '05:00' }] };
    const { geo: _geo, ...facts } = storedClinic({ ...clinic, hours: week });
    database.store('settings/clinic', facts);
    const from = clinicMoment(date, '00:00');
    const starts = Array.from({ length: 6 }, (_, hour) => minutesAfter(from, 60 * hour));
    const answers = await Promise.all(
      starts.flatMap((start) => [slotAt(start), slotAt(start)]).map((slot) => ask({ slot })),
    );
    expect(answers.filter(({ slot }) => slot === 'held')).toHaveLength(hours);
    expect(Object.keys(locks())).toHaveLength(hours * 4);
    expect(new Set(visits().map(({ startsAt }) => startsAt.getTime())).size).toBe(hours);
  });

  it('nor stored, a second time at once from one network', async () => {
    await ask({ ip: '2001:db8:1:2::1' });
    expect(await ask({ ip: '2001:db8:1:2::2' })).toMatchObject({ status: 429 });
    expect(await ask({ ip: '2001:db8:1:3::2' })).toMatchObject({ status: 200 });
  });

  it('on a day with as many holds as the clinic wants: other days are offered', async () => {
    online({ holdsADay: 2 });
    const first = await ask({ slot: nine });
    expect(await ask({ slot: ten })).toMatchObject(held('10:00'));
    const { slot, next } = await ask({ slot: slotAt(monday('11:00')) });
    expect(slot).toBe('taken');
    expect(next[0]).toBe(slotAt(clinicMoment('2026-12-01', '14:00')));
    database.change(`appointments/${first.id}`, { status: 'scheduled' });
    expect(await ask({ slot: slotAt(monday('11:00')) })).toMatchObject(held('11:00'));
  });
});

it('other times are free by the locks, whatever the public weeks say', async () => {
  book(monday('09:00'));
  book(monday('10:00'), {}, 'second');
  expect((await ask({ slot: nine })).next).toEqual(
    ['11:00', '14:00', '15:00'].map((time) => slotAt(monday(time))),
  );
});

it('a request without a time reads and answers as ever', async () => {
  const { body: _, ...answer } = await ask();
  expect(answer).toEqual({ status: 200, ok: true, id: expect.any(String) });
  expect(database.list('holdKeys')).toEqual([]);
});

describe('one press holds another time', () => {
  async function taken() {
    book(monday('09:00'));
    const answer = await ask({ slot: nine });
    const press = async (fields: object = {}) => {
      const body = { type: 'slot', key: answer.key, slot: answer.next[0], ...fields };
      const response = await post(body, '203.0.113.9');
      return { status: response.status, ...(await response.json()) };
    };
    return { ...answer, press };
  }

  it('for the request that is stored, once', async () => {
    const { id, press } = await taken();
    const first = await press();
    expect(first).toMatchObject(held('10:00'));
    expect(await press()).toEqual(first);
    expect(database.read(`appointments/${id}`)).toMatchObject({ leadId: id, status: 'held' });
    expect(database.list('leads')).toHaveLength(1);
    expect(visits()).toHaveLength(2);
  });

  it('not under the id of a visit that was erased meanwhile, which nobody could erase again', async () => {
    const { id, press } = await taken();
    await press();
    database.remove(new RegExp(`/appointments/${id}$`));
    const stub = { collection: 'appointments', recordId: id, state: 'done' };
    database.store(`erasures/appointments-${id}`, stub);
    expect(await press()).toMatchObject({ status: 404, code: 'unknown' });
    expect(database.read(`appointments/${id}`)).toBeNull();
  });

  it('and a call is promised by its start', async () => {
    const { id, press } = await taken();
    const promised = () => database.read(`leads/${id}`)?.promisedBy;
    expect(promised()).toEqual(monday('18:00'));
    await press();
    expect(promised()).toEqual(monday('10:00'));
  });

  it('and the first answer of the form is then that time', async () => {
    const { body, press } = await taken();
    await press();
    expect(await ask({ ...body, slot: nine })).toMatchObject(held('10:00'));
  });

  it('unless it was taken, too: then there are others', async () => {
    const { press, next } = await taken();
    book(monday('10:00'), {}, 'second');
    const answer = await press();
    expect(answer).toMatchObject({ status: 200, slot: 'taken' });
    expect(answer.next).not.toContain(next[0]);
    expect(await press({ key: answer.key, slot: answer.next[0] })).toMatchObject(held('11:00'));
  });

  it.each([
    ['after ten minutes', async () => later(10)],
    ['for a request that was erased', async () => database.remove(/\/leads\//)],
  ])('not %s', async (_, prepare) => {
    const { press } = await taken();
    await prepare();
    expect(await press()).toMatchObject({ status: 404, ok: false, code: 'unknown' });
  });

  it('until ten minutes are over', async () => {
    const { press } = await taken();
    vi.setSystemTime(now.getTime() + 10 * 60_000 - 1);
    expect(await press()).toMatchObject({ slot: 'held' });
  });

  it('not with another request’s id in the key, nor without one', async () => {
    const { key, press } = await taken();
    const other = String(key).replace(/^[^.]+/, crypto.randomUUID());
    const longer = String(key).replace(/\.\d{13}\./, '.9999999999999.');
    for (const wrong of [other, longer, '', 'a.b.c', undefined, {}]) {
      expect(await press({ key: wrong })).toMatchObject({ status: 404 });
    }
    expect(visits()).toHaveLength(1);
  });
});

describe('the link of a held time', () => {
  const follow = async (link: unknown, fields: object = {}) => {
    const [path, fragment] = String(link).split('#');
    const response = await post({ type: 'visit-link', link: fragment, ...fields }, '203.0.113.8');
    return { path, status: response.status, ...(await response.json()) };
  };
  const giveBack = { answer: 'cancelled', sequence: 0 };

  it('shows it, and gives it back at once, without a mail', async () => {
    const { id, link } = await ask({ slot: ten, email: 'ann@example.com' });
    const shown = { id, firstName: 'Patient', status: 'held', sequence: 0 };
    expect(await follow(link)).toMatchObject({ path: '/visit', status: 200, visit: shown });
    const answer = await follow(link, giveBack);
    expect(answer).toMatchObject({ status: 200, visit: { status: 'cancelled' } });
    expect(await follow(link, giveBack)).toEqual(answer);
    expect([locks(), seen()]).toEqual([{}, []]);
    const visit = database.read(`appointments/${id}`);
    expect(visit).toMatchObject({ status: 'cancelled', mail: { askedAt: null } });
    expect(database.read(`appointments/${id}/activity/${visit?.changeId}`)).toMatchObject({
      ...{ kind: 'visit_change', from: { status: 'held' }, to: { status: 'cancelled' } },
    });
    // Time and contact are free for another hold.
    await later(2);
    const again = await ask({ slot: ten, email: 'ann@example.com' });
    expect(again).toMatchObject(held('10:00'));
  });

  it('is in the patient’s language, and comes again with the same post', async () => {
    const answer = await ask({ slot: nine, lang: 'es' });
    expect(answer.link).toMatch(/^\/es\/cita#/);
    expect((await ask(answer.body)).link).toBe(answer.link);
  });

  it.each(['confirmed', 'move'])('can’t answer %s: nobody has confirmed the time', async (kind) => {
    const { id, link } = await ask({ slot: nine });
    const answer = await follow(link, { answer: kind, words: 'Later', sequence: 0 });
    expect(answer).toMatchObject({ status: 409, code: 'changed' });
    expect(database.read(`appointments/${id}`)).toMatchObject({ status: 'held', sequence: 0 });
  });

  it('gives it back also within the hours of notice, until it begins', async () => {
    online({ holdMinutes: null });
    const { id, link } = await ask({ slot: nine });
    vi.setSystemTime(minutesAfter(monday('09:00'), -1));
    database.change(`appointments/${id}`, { heldUntil: monday('09:00') });
    expect(await follow(link, giveBack)).toMatchObject({ visit: { status: 'cancelled' } });
  });

  it('is dead once the hold has lapsed', async () => {
    const { link } = await ask({ slot: nine });
    vi.setSystemTime(minutesAfter(now, 60));
    expect(await follow(link)).toMatchObject({ status: 404, code: 'unknown' });
    expect(await follow(link, giveBack)).toMatchObject({ status: 404, code: 'unknown' });
  });

  it('gives nothing back that staff have confirmed meanwhile, unseen', async () => {
    const { id, link } = await ask({ slot: nine });
    database.change(`appointments/${id}`, { status: 'scheduled', sequence: 1 });
    expect(await follow(link, giveBack)).toMatchObject({ status: 409, code: 'changed' });
    expect(Object.values(locks())).toEqual([id, id, id, id]);
  });
});
