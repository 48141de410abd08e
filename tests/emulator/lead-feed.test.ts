import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { firebaseApp } from '#data/firebase/firebase.ts';
import { watchLeads } from '#data/leads/lead-feed.ts';
import { lastLeadChange } from '#data/leads/leads.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
});

const store = (minute: number) =>
  emulator.store([
    {
      path: 'leads/maria',
      data: { name: 'Maria Olsen', updatedAt: new Date(Date.UTC(2026, 10, 18, 12, minute)) },
    },
  ]);

function watch(last: string | null) {
  const heard = vi.fn();
  const failed = vi.fn();
  onTestFinished(watchLeads(last, heard, failed));
  return { heard, failed };
}

it('a feed that starts with the older cache of another one tells only of changes since', async () => {
  await store(1);
  const first = watch(null);
  await expect.poll(() => first.heard.mock.calls.length).toBe(1);
  const live = getFirestore(firebaseApp());
  await disableNetwork(live);
  await store(2);
  const second = watch(await lastLeadChange());
  // An answer of the first feed's cache, of before that change.
  await enableNetwork(live);
  await expect.poll(() => first.heard.mock.calls.length).toBe(2);
  await store(3);
  await expect.poll(() => first.heard.mock.calls.length).toBe(3);
  await expect.poll(() => second.heard.mock.calls.length).toBe(1);
  expect([first.failed, second.failed].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
