import { beforeEach, expect } from 'vitest';
import { signIn } from '#data/account/auth.ts';
import { summariesOf } from '../../scripts/seed/derived.ts';
import { password } from '../fake-clinic/contract/case.ts';
import { testContract } from '../fake-clinic/contract/contract.ts';
import { documents } from '../fake-clinic/contract/documents.ts';
import { dana, sam } from '../fake-clinic/people.ts';
import { filesIn, removeFile } from './bucket.ts';
import { emulator } from './stored.ts';

const stored = Object.entries(documents).map(([path, data]) => ({ path, data }));

/** Functions whose cases change nothing: the next case needs no fresh documents. */
const isRead = /^(list|get|count|find|has|read)[A-Z]/;
/** Their cases write or sign out first. */
const changesFirst = [
  ...['listTrail', 'listSettingsChanges', 'listLeads', 'listCallBacks'],
  ...['listPosts', 'listPublishedPosts', 'listFormerSlugs', 'getPostBySlug', 'listStaff'],
  ...['readKeptUntil', 'readWaitlist'],
];
let isFresh = false;

beforeEach(async ({ task }) => {
  const wasFresh = isFresh;
  const asked = task.suite?.name ?? '';
  isFresh = isRead.test(asked) && !changesFirst.includes(asked);
  if (wasFresh) return;
  await emulator.wipe();
  for (const name of await filesIn('clinic/contract')) await removeFile(name);
  const { email, displayName } = dana;
  await emulator.createAccount({ uid: 'dana', email, displayName: displayName ?? '', password });
  await emulator.createAccount({ uid: 'sam', email: sam.email, password });
  await emulator.store([...stored, ...summariesOf(stored)]);
  expect(await signIn(email, password)).toEqual({ ok: true });
});

testContract();
