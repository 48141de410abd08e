import { beforeEach, expect, it, vi } from 'vitest';
import { send } from '../netlify/post-form.ts';
import { faults, mend, stopClocks } from './form-faults.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator, firestore } from './stored.ts';
import { ago, linkOf, storedVisit, storeVisit, told, visitId } from './stored-visit.ts';

const server = mailServerOfTests();
let token: string | null;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await emulator.wipe();
  token = await signInAs('admin');
  await emulator.store([{ path: 'leads/maria', data: { type: 'contact' } }]);
});

/** Asks as a browser does, with what it knew before the fault. */
function request(body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return send({ method: 'POST', headers, body: JSON.stringify(body) });
}

it.each(faults)(
  '$fault: the mail of a visit is not lost, and trying again ends it',
  async ({ arrange }) => {
    await storeVisit({ mail: { askedAt: ago(3) } });
    stopClocks();
    arrange();
    const body = { type: 'visit', visitId, again: false };
    await request(body);
    mend(server.url);

    const { mail } = await storedVisit();
    if (mail.claimedUntil || mail.askedAt) {
      // The run is over, and the grace, too.
      const again = { 'mail.claimedUntil': ago(1), 'mail.askedAt': ago(3) };
      await firestore.doc(`appointments/${visitId}`).update(again);
    }
    const response = await request(body);
    expect(await response.json()).toEqual({ ok: true, state: 'sent' });
    expect((await storedVisit()).mail).toMatchObject({ askedAt: null, state: 'sent', told });
    const ids = server.mails.map(({ email }) => email.messageId);
    expect(new Set(ids)).toEqual(new Set([`<${visitId}.3.visit@127.0.0.1>`]));
    expect(ids.length).toBeLessThanOrEqual(2);
  },
);

it.each(faults)(
  '$fault: an answer is stored or refused, and trying again makes it one',
  async ({ arrange }) => {
    await storeVisit({ leadId: 'maria', mail: { askedAt: null, state: 'sent', told } });
    const answer = { answer: 'move', words: 'Mornings', sequence: 3 };
    const body = { type: 'visit-link', link: linkOf(), ...answer };
    stopClocks();
    arrange();
    const { status } = await request(body);
    mend(server.url);
    expect([200, 500]).toContain(status);
    const stored = (await storedVisit()).answer;
    if (status === 200) expect(stored).toMatchObject({ kind: 'move', words: 'Mornings' });

    expect((await request(body)).status).toBe(200);
    const { answer: kept, sequence } = await storedVisit();
    expect(kept).toMatchObject({ kind: 'move', words: 'Mornings', open: true });
    expect(sequence).toBe(3);
    if (stored) expect(kept?.at).toEqual(stored.at);
    expect((await firestore.collection('leads/maria/activity').get()).size).toBe(1);
  },
);
