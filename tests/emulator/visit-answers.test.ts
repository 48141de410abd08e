import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type VisitAnswerKind, visitAnswers } from '#domain/leads/visit-answer.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { post } from '../netlify/post-form.ts';
import { mend } from './form-faults.ts';
import { loseAnswers } from './lose-answers.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { dana } from './sign-in-as.ts';
import { emulator, firestore, storedIn } from './stored.ts';
import {
  ago,
  answer,
  booked,
  linkOf,
  minute,
  storedVisit,
  storeVisit,
  told,
  visitId,
} from './stored-visit.ts';

const server = mailServerOfTests();
const known = { mail: { askedAt: null, state: 'sent', triedAt: ago(90), told } };
const patient = { uid: '', name: 'Patient' };

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
  await storeVisit({ ...known, leadId: 'maria' });
  await emulator.store([
    { path: 'leads/maria', data: { type: 'contact', name: 'Maria Quill', updatedAt: ago(90) } },
  ]);
});

const change = (fields: object) => firestore.doc(`appointments/${visitId}`).update(fields);

const visitHistory = () => storedIn(`appointments/${visitId}/activity`);
const history = () => storedIn('leads/maria/activity');

const locks = async () => (await storedIn('slotLocks')).map(({ id }) => id).sort();

async function expectOk(response: Response) {
  expect(response.status).toBe(200);
  const { ok, visit } = await response.json();
  expect(ok).toBe(true);
  return visit;
}

async function expectRefusal(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  const body = await response.json();
  expect(body).toMatchObject({ ok: false, code, message: expect.any(String) });
  return body;
}

/** Everything that an answer may change. */
const everything = async () => [
  await storedIn('appointments'),
  await storedIn('slotLocks'),
  await storedIn('leads'),
  await history(),
];

describe('the link of a mail', () => {
  it('shows the visit, and of the person the first name alone', async () => {
    const visit = await expectOk(await post({ type: 'visit-link', link: linkOf() }));
    expect(visit).toEqual({
      id: visitId,
      firstName: 'Maria',
      startsAt: booked.startsAt.toISOString(),
      endsAt: booked.endsAt.toISOString(),
      providerName: booked.providerName,
      status: 'scheduled',
      sequence: 3,
      updatedAt: booked.updatedAt.toISOString(),
      asksToMove: false,
    });
  });

  it('still shows a visit that is cancelled', async () => {
    await change({ status: 'cancelled' });
    const visit = await expectOk(await post({ type: 'visit-link', link: linkOf() }));
    expect(visit.status).toBe('cancelled');
  });

  it('that is of a visit that never was shows and changes nothing', async () => {
    const before = await everything();
    for (const more of [{}, { answer: 'confirmed', words: '', sequence: 3 }, { answer: 'x' }]) {
      const sent = { type: 'visit-link', link: linkOf('nobody'), ...more };
      await expectRefusal(await post(sent), 404, 'unknown');
    }
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['after the visit', { startsAt: ago(31), endsAt: ago(1) }],
    ['of a key that was changed since', {}],
  ])('is dead %s', async (why, fields) => {
    await change({ ...fields, note: booked.note });
    const link = linkOf();
    if (why.includes('key')) vi.stubEnv('RATE_LIMIT_SECRET', 'another key');
    const before = await everything();
    await expectRefusal(await post({ type: 'visit-link', link }), 404, 'unknown');
    const late = { type: 'visit-link', link, answer: 'move', words: '', sequence: 3 };
    await expectRefusal(await post(late), 404, 'unknown');
    expect(await everything()).toEqual(before);
  });

  it('is dead when the visit is deleted', async () => {
    await firestore.doc(`appointments/${visitId}`).delete();
    await expectRefusal(await post({ type: 'visit-link', link: linkOf() }), 404, 'unknown');
    await expectRefusal(await answer('confirmed'), 404, 'unknown');
    expect(await storedIn('appointments')).toEqual([]);
  });
});

describe('an answer', () => {
  const at = expect.any(Date);

  it('confirms', async () => {
    const visit = await expectOk(await answer('confirmed'));
    expect(visit).toMatchObject({ status: 'confirmed', sequence: 4 });
    expect(await storedVisit()).toMatchObject({
      status: 'confirmed',
      sequence: 4,
      answer: { kind: 'confirmed', words: '', at, open: false },
      updatedBy: patient,
      ...known,
    });
    expect(await locks()).toHaveLength(2);
    expect(server.mails).toEqual([]);
  });

  it('asks for another time, in the patient’s words', async () => {
    const words = 'Tuesdays\r\nafter 4 PM \u202e';
    const visit = await expectOk(await answer('move', { words }));
    expect(visit).toMatchObject({ status: 'scheduled', sequence: 3, asksToMove: true });
    expect(JSON.stringify(visit)).not.toContain('Tuesdays');
    expect(await storedVisit()).toMatchObject({
      status: 'scheduled',
      sequence: 3,
      answer: { kind: 'move', words: 'Tuesdays\nafter 4 PM', at, open: true },
      updatedBy: patient,
      ...known,
    });
    expect(await locks()).toHaveLength(2);
  });

  it('cancels: the time is free, and a mail says so at once', async () => {
    const other = 'other_s2';
    await emulator.store([{ path: `slotLocks/${other}`, data: { appointmentId: 'visit-2' } }]);
    const visit = await expectOk(await answer('cancelled'));
    expect(visit).toMatchObject({ status: 'cancelled', sequence: 4 });
    expect(await storedVisit()).toMatchObject({
      status: 'cancelled',
      sequence: 4,
      answer: { kind: 'cancelled', words: '', at, open: true },
      updatedBy: patient,
      mail: { askedAt: null, state: 'sent', told: { ...told, cancelled: true } },
    });
    expect(await locks()).toEqual([other]);
    expect(server.mails.map(({ email }) => [email.subject, email.messageId])).toEqual([
      [expect.stringMatching(/ is cancelled$/), `<${visitId}.4.visit@127.0.0.1>`],
    ]);
  });

  it('leaves a lock that another visit holds', async () => {
    const [first = '', second] = lockIds(booked);
    await emulator.store([{ path: `slotLocks/${first}`, data: { appointmentId: 'visit-2' } }]);
    await expectOk(await answer('cancelled'));
    expect(await locks()).toEqual([first]);
    expect(second).not.toBe(first);
  });

  it('cancels without a mail when the visit has no address', async () => {
    await change({ patientEmail: '' });
    await expectOk(await answer('cancelled'));
    expect((await storedVisit()).mail).toEqual(known.mail);
    expect(server.mails).toEqual([]);
  });

  it.each(visitAnswers)('%s is in the history of the request, and touches it', async (kind) => {
    const before = (await storedVisit()).updatedAt;
    await expectOk(await answer(kind));
    expect(await history()).toEqual([
      {
        id: expect.any(String),
        kind: 'visit',
        answer: kind,
        leadId: expect.any(String),
        by: patient,
        at: expect.anything(),
      },
    ]);
    const [entry] = await visitHistory();
    expect(entry).toMatchObject({ kind: 'visit_change', by: patient, at: expect.anything() });
    const [lead] = (await storedIn('leads')) as unknown as { name: string; updatedAt: Date }[];
    const { updatedAt, answer: stored } = await storedVisit();
    expect(lead?.name).toBe('Maria Quill');
    expect(lead?.updatedAt).toEqual(stored?.at);
    expect(updatedAt.getTime()).toBeGreaterThan(before.getTime());
  });

  it.each([
    ['without a request', { leadId: null }],
    ['whose request was deleted', { leadId: 'nobody' }],
  ])('to a visit %s is stored, too', async (_, fields) => {
    await change(fields);
    await expectOk(await answer('confirmed'));
    expect((await storedVisit()).status).toBe('confirmed');
    expect(await history()).toEqual([]);
    expect(await visitHistory()).toMatchObject([
      { fields: ['answer', 'status'], to: { status: 'confirmed' }, by: patient },
    ]);
    expect(await storedIn('leads')).toHaveLength(1);
  });

  it('is changed by a later one', async () => {
    await expectOk(await answer('move', { words: 'Mornings' }));
    await expectOk(await answer('move', { words: 'Evenings' }));
    expect((await storedVisit()).answer).toMatchObject({ words: 'Evenings', open: true });
    await expectOk(await answer('confirmed'));
    expect((await storedVisit()).answer).toMatchObject({
      kind: 'confirmed',
      words: '',
      open: false,
    });
  });
});

it('a wish that staff have closed counts again, though in the same words', async () => {
  await expectOk(await answer('move', { words: 'Mornings' }));
  await change({ 'answer.open': false });
  await expectOk(await answer('move', { words: 'Mornings' }));
  expect((await storedVisit()).answer).toMatchObject({ words: 'Mornings', open: true });
  expect(await history()).toHaveLength(2);
});

describe('an answer that is refused', () => {
  it.each<[string, Parameters<typeof answer>]>([
    ['an unknown kind', ['arrived']],
    ['a list', [['confirmed']]],
    ['null', [null]],
    ['no version', ['confirmed', { sequence: null }]],
    ['a version in words', ['confirmed', { sequence: '3' }]],
    ['half a version', ['confirmed', { sequence: 3.5 }]],
    ['too many words', ['move', { words: 'x'.repeat(501) }]],
  ])('because of %s', async (_, call) => {
    const before = await everything();
    expect((await answer(...call)).status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['an older version', {}, 2],
    ['a version to come', {}, 4],
    ['a visit that staff moved since', { sequence: 4 }, 3],
    ['a cancelled visit', { status: 'cancelled' }, 3],
    ['a visit that the patient has arrived for', { status: 'arrived' }, 3],
    ['a visit that took place', { status: 'completed' }, 3],
    ['a visit that the patient missed', { status: 'no_show' }, 3],
  ])('because it is to %s', async (_, fields, sequence) => {
    await change({ ...fields, note: '' });
    const before = await everything();
    for (const kind of visitAnswers) {
      const { visit } = await expectRefusal(await answer(kind, { sequence }), 409, 'changed');
      expect(visit).toMatchObject({ id: visitId, sequence: (await storedVisit()).sequence });
    }
    expect(await everything()).toEqual(before);
  });

  it('because it is too late to cancel; the patient may still confirm or ask', async () => {
    const startsAt = new Date(Date.now() + (24 * 60 - 1) * minute);
    await change({ startsAt, endsAt: new Date(startsAt.getTime() + 30 * minute) });
    const before = await everything();
    const { message } = await expectRefusal(await answer('cancelled'), 409, 'late');
    expect(message).toContain('(801) 555-0142');
    expect(await everything()).toEqual(before);
    await expectOk(await answer('move', { words: 'Later' }));
    await expectOk(await answer('confirmed'));
  });
});

describe('an answer that comes twice', () => {
  it.each(visitAnswers)('%s changes nothing the second time', async (kind) => {
    await expectOk(await answer(kind, { words: 'Mornings' }));
    const before = await everything();
    await expectOk(await answer(kind, { words: 'Mornings' }));
    expect(await everything()).toEqual(before);
    expect(server.mails).toHaveLength(kind === 'cancelled' ? 1 : 0);
  });

  it.each(visitAnswers)('%s is stored once when the database loses its answer', async (kind) => {
    loseAnswers();
    await expectOk(await answer(kind));
    expect((await storedVisit()).answer?.kind).toBe(kind);
    expect(await history()).toHaveLength(1);
  });

  it('is stored once when the patient asks again after the answer got lost', async () => {
    loseAnswers({ lost: 1, blind: 1 });
    expect((await answer('confirmed')).status).toBe(500);
    vi.unstubAllGlobals();
    await expectOk(await answer('confirmed'));
    expect(await history()).toHaveLength(1);
    expect((await storedVisit()).sequence).toBe(4);
  });

  it.each(visitAnswers)(
    '%s, replayed after staff have dealt with it, changes nothing',
    async (kind) => {
      await expectOk(await answer(kind));
      const { sequence } = await storedVisit();
      await change({ status: 'scheduled', sequence: sequence + 1, 'answer.open': false });
      const before = await everything();
      await expectRefusal(await answer(kind), 409, 'changed');
      expect(await everything()).toEqual(before);
    },
  );

  it('as “confirmed” counts once, from whatever version', async () => {
    for (let time = 0; time < 10; time++) {
      const { sequence } = await storedVisit();
      await expectOk(await answer('confirmed', { sequence }));
    }
    expect((await storedVisit()).sequence).toBe(4);
    expect(await history()).toHaveLength(1);
    expect(await visitHistory()).toHaveLength(1);
  });

  it('with other words each time is stored ten times, until staff change the visit', async () => {
    const ask = async (time: number) => {
      const { sequence } = await storedVisit();
      const kind = time % 3 === 2 ? 'confirmed' : 'move';
      return answer(kind, { words: `Wish ${time}`, sequence });
    };
    for (let time = 0; time < 10; time++) await expectOk(await ask(time));
    const before = await everything();
    for (let time = 10; time < 30; time++) {
      const { message } = await expectRefusal(await ask(time), 429, 'often');
      expect(message).toContain('(801) 555-0142');
    }
    expect(await everything()).toEqual(before);
    expect(await visitHistory()).toHaveLength(10);

    const { sequence } = await storedVisit();
    await change({ 'answer.open': false, updatedBy: dana, sequence: sequence + 1 });
    await expectOk(await ask(30));
    expect(await visitHistory()).toHaveLength(11);
  });

  it('too often still lets the patient cancel', async () => {
    for (let time = 0; time < 10; time++)
      await expectOk(await answer('move', { words: `${time}` }));
    await expectRefusal(await answer('move', { words: 'more' }), 429, 'often');
    await expectOk(await answer('cancelled'));
    expect(await locks()).toEqual([]);
  });

  it('is stored once by ten parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer('confirmed')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await history()).toHaveLength(1);
    expect((await storedVisit()).sequence).toBe(4);
  });

  it('as two different ones at once: one counts, and the other one is told', async () => {
    const both = await Promise.all([answer('confirmed'), answer('cancelled')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await storedVisit();
    expect(both.map((response) => response.status)).toEqual(
      status === 'confirmed' ? [200, 409] : [409, 200],
    );
    expect(await history()).toHaveLength(1);
    expect(await locks()).toHaveLength(status === 'confirmed' ? 2 : 0);
  });
});

it.each([
  ['is down', [], true],
  ['refuses the address', [booked.patientEmail], false],
])(
  'a cancellation is stored although its mail cannot be sent: the server %s',
  async (_, refusals, due) => {
    await server.restart(refusals);
    mend(due ? 'smtp://127.0.0.1:1' : server.url);
    await expectOk(await answer('cancelled'));
    const { status, mail } = await storedVisit();
    expect(status).toBe('cancelled');
    expect(mail).toMatchObject({ askedAt: due ? expect.any(Date) : null, state: 'failed' });
  },
);

it('a database that is down changes nothing, and the patient reads the phone offer', async () => {
  const before = await everything();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  const response = await answer('cancelled');
  expect(response.status).toBe(500);
  expect((await response.json()).message).toContain('call us');
  mend(server.url);
  expect(await everything()).toEqual(before);
});

it('any answers to any versions: the locks fit the status, and each change counts once', async () => {
  const anyAnswer = fc.record({
    kind: fc.constantFrom<VisitAnswerKind>(...visitAnswers),
    words: fc.constantFrom('', 'Mornings'),
    sequence: fc.integer({ min: 2, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { minLength: 1, maxLength: 5 }), async (answers) => {
      await emulator.wipe();
      await storeVisit({ ...known, leadId: 'maria' });
      await emulator.store([{ path: 'leads/maria', data: { type: 'contact' } }]);
      let changes = 0;
      for (const { kind, words, sequence } of answers) {
        const before = await storedVisit();
        const { status } = await answer(kind, { words, sequence });
        const after = await storedVisit();
        expect([200, 409]).toContain(status);
        if (status === 409) expect(after).toEqual(before);
        if (!isDeepStrictEqual(after, before)) {
          changes++;
          expect(after.answer).toMatchObject({ kind, words: kind === 'move' ? words : '' });
          expect(sequence).toBe(before.sequence);
          expect(after.sequence).toBe(kind === 'move' ? sequence : sequence + 1);
        }
        expect(await locks()).toHaveLength(after.status === 'cancelled' ? 0 : 2);
      }
      expect(await history()).toHaveLength(changes);
    }),
    { seed: 20_261_123, numRuns: 25 },
  );
});
