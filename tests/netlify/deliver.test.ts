import { beforeEach, expect, it, vi } from 'vitest';
import { deliver } from '../../netlify/lib/mails/deliver.ts';
import type { Mail } from '../../netlify/lib/mails/mail.ts';

const pauses = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));

const mail: Mail = { to: [], replyTo: null, subject: '', text: '', key: 'k', automatic: true };

beforeEach(() => {
  pauses.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
});

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('maria.olsen@example.com'), { code, responseCode });

it.each([
  ['a greylisting server', failure('EENVELOPE', 451)],
  ['a server that closes', failure('ECONNECTION', 421)],
  ['a server that is silent', failure('ETIMEDOUT')],
  ['a server that is not there', failure('ESOCKET')],
  ['a name that is not found', failure('EDNS')],
])('%s is tried again, and accepts the mail', async (_, error) => {
  const send = vi.fn().mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  expect(await deliver(send, mail)).toBe('sent');
  expect(send).toHaveBeenCalledTimes(3);
  expect(pauses).toEqual([250, 1000]);
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ['what the server never takes', failure('EENVELOPE', 550), 'refused', 1, 'EENVELOPE 550'],
  ['a mail that it calls spam', failure('EMESSAGE', 554), 'refused', 1, 'EMESSAGE 554'],
  ['a wrong password', failure('EAUTH', 535), 'failed', 1, 'EAUTH 535'],
  ['a server without TLS', failure('ETLS'), 'failed', 1, 'ETLS'],
  ['a server that stays busy', failure('EENVELOPE', 450), 'failed', 3, 'EENVELOPE 450'],
])('gives up on %s, and logs only the code', async (_, error, outcome, tries, reason) => {
  const send = vi.fn().mockRejectedValue(error);
  expect(await deliver(send, mail)).toBe(outcome);
  expect(send).toHaveBeenCalledTimes(tries);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`form-submission: mail k not sent: ${reason}`],
  ]);
});

it('starts no retry after eight seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const send = vi.fn().mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 8000);
    throw failure('ETIMEDOUT');
  });
  expect(await deliver(send, mail)).toBe('failed');
  expect(send).toHaveBeenCalledTimes(1);
});
