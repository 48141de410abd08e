import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { managers } from '#domain/account/access.ts';
import { as, type Client, type Role, startWith, store } from './environment.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const profile = ({ db }: Client, uid: string) => doc(db, 'users', uid);
const own = (client: Client) => profile(client, client.uid || 'visitor');

startWith({ 'leads/l1': { type: 'contact', status: 'new' } });

const uids: Record<Exclude<Role, 'visitor'>, string> = {
  nobody: 'uid-nobody',
  staff: 'uid-staff',
  'former admin': 'uid-former',
  'suspended owner': 'uid-suspended',
  'signed-out owner': 'uid-signed-out',
  'owner since yesterday': 'uid-yesterday',
  admin: 'uid-admin',
  owner: 'uid-owner',
  front_desk: 'uid-front_desk',
  editor: 'uid-editor',
};
const people = Object.entries(uids) as [Role, string][];

/** Those of `these` who aren't this person. */
const others = (these: readonly Role[], role: Role) => these.filter((each) => each !== role);

describe('A-RULES-10 A-RULES-11 each person reads their own profile, and those who manage accounts read all', () => {
  for (const [role, uid] of people) {
    whoMay([
      [
        `read the profile of ${role}`,
        [...new Set([role, ...mayOf('read', 'users')])],
        (client) => getDoc(profile(client, uid)),
      ],
      [`delete the profile of ${role}`, none, (client) => deleteDoc(profile(client, uid))],
    ]);
  }
  whoMay([['list profiles', mayOf('read', 'users'), ({ db }) => getDocs(collection(db, 'users'))]]);
});

const invitation = (client: Client) => ({
  role: 'editor',
  email: 'new@clinic.example',
  name: 'Sample Person',
  invitedBy: client.uid,
  createdAt: serverTimestamp(),
});

describe('an invitation', () => {
  whoMay([
    [
      'invite an editor',
      mayOf('create', 'users'),
      (client) => setDoc(profile(client, 'uid-new'), invitation(client)),
    ],
    [
      'invite an owner',
      mayOf('create', 'users'),
      (client) => setDoc(profile(client, 'uid-new'), { ...invitation(client), role: 'owner' }),
    ],
    [
      'invite an administrator',
      none,
      (client) => setDoc(profile(client, 'uid-new'), { ...invitation(client), role: 'admin' }),
    ],
    ['make a profile of their own', none, (client) => setDoc(own(client), invitation(client))],
  ]);

  const invite = (data: object) => setDoc(profile(as('owner'), 'uid-new'), data);
  const valid = invitation({ uid: 'uid-owner' } as Client);
  accepts(invite, valid, {
    'a front desk': { role: 'front_desk' },
    'no name': { name: '' },
    'the longest name': { name: 'n'.repeat(120) },
    'the shortest email': { email: 'a@b' },
    'the longest email': { email: 'e'.repeat(254) },
  });
  refuses(invite, valid, {
    ...eachMissing(['role', 'email', 'name', 'invitedBy', 'createdAt']),
    'another role': { role: 'staff' },
    'a role that is no text': { role: ['owner'] },
    'an email that is too short': { email: 'ab' },
    'an email over 254': { email: 'e'.repeat(255) },
    'a name over 120': { name: 'n'.repeat(121) },
    'the name of another person': { invitedBy: 'uid-admin' },
    'an invented time': { createdAt: new Date() },
    'a suspension': { suspended: false },
    'a time of sign-out': { validAfter: serverTimestamp() },
  });
});

const signOut = { validAfter: serverTimestamp() };
const suspend = { suspended: true, ...signOut };

describe('those who manage accounts change others, and only an owner an owner', () => {
  for (const [role, uid] of people.filter(([each]) => each !== 'nobody')) {
    const isOwner = role.endsWith('owner');
    const whoMayChange = others(isOwner ? ['owner'] : mayOf('update', 'users'), role);
    const change = (data: object) => (client: Client) => updateDoc(profile(client, uid), data);
    whoMay([
      [
        `make ${role} front desk`,
        role === 'front_desk' ? managers : whoMayChange,
        change({ role: 'front_desk' }),
      ],
      [`suspend ${role}`, whoMayChange, change(suspend)],
      [
        `sign ${role} out everywhere`,
        [...whoMayChange, ...managers.filter((each) => each === role)],
        change(signOut),
      ],
      [`let ${role} back in`, whoMayChange, change({ suspended: false, role: 'editor' })],
    ]);
    if (role === 'admin') continue;
    whoMay([[`give ${role} the role admin`, none, change({ role: 'admin' })]]);
  }

  const update = (data: object) => updateDoc(profile(as('owner'), 'uid-editor'), data);
  accepts(
    update,
    {},
    {
      'the role owner': { role: 'owner' },
      'a suspension': { suspended: true },
      'the end of a suspension': { suspended: false },
    },
  );
  refuses(
    update,
    {},
    {
      'a role without access': { role: 'staff' },
      'no role': { role: deleteField() },
      'a suspension that is no boolean': { suspended: 'yes' },
      'an earlier time of sign-out': { validAfter: new Date(0) },
      'a later time of sign-out': { validAfter: new Date('2040-01-01') },
      'no time of sign-out': { suspended: true, validAfter: null },
      'another name': { name: 'Other' },
      'another email': { email: 'other@clinic.example' },
      'a last use': { lastUsedAt: serverTimestamp() },
      'an extra field': { theme: 'dark' },
    },
  );
});

describe('each person notes their own use', () => {
  const use = (client: Client) => ({
    email: `${client.uid}@clinic.example`,
    name: 'Sample Person',
    lastUsedAt: serverTimestamp(),
  });
  const active: Role[] = ['admin', 'owner', 'front_desk', 'editor'];
  whoMay([
    ['note their last use', active, (client) => updateDoc(own(client), use(client))],
    [
      'note the use of another',
      none,
      (client) => updateDoc(profile(client, 'uid-former'), use(client)),
    ],
    [
      'promote themselves',
      none,
      (client) =>
        updateDoc(own(client), {
          ...use(client),
          role: client.uid === 'uid-owner' ? 'admin' : 'owner',
        }),
    ],
    [
      'date their own sign-out back',
      none,
      (client) => updateDoc(own(client), { validAfter: new Date(0) }),
    ],
  ]);

  const note = (data: object) => updateDoc(own(as('editor')), data);
  const valid = use({ uid: 'uid-editor' } as Client);
  accepts(note, valid, { 'no name': { name: '' }, 'the longest name': { name: 'n'.repeat(120) } });
  refuses(note, valid, {
    'the email of another person': { email: 'uid-owner@clinic.example' },
    'a name over 120': { name: 'n'.repeat(121) },
    'an invented time': { lastUsedAt: new Date() },
    'a sign-out beside it': signOut,
    'an extra field': { theme: 'dark' },
  });
});

describe('an owner without access', () => {
  const gone = serverTimestamp();
  it.each([
    ['lifts no suspension', 'suspended owner', { suspended: false }],
    [
      'lifts no suspension by a sign-out',
      'suspended owner',
      { suspended: false, validAfter: gone },
    ],
    ['forgets no sign-out', 'signed-out owner', { validAfter: deleteField() }],
    ['renews no sign-out', 'signed-out owner', { validAfter: gone }],
    ['notes no use', 'suspended owner', { lastUsedAt: gone }],
  ] as const)('%s', (_, role, change) => assertFails(updateDoc(own(as(role)), change)));
});

describe('the last owner', () => {
  it('is left when two owners suspend each other at once', async () => {
    const readLead = (role: Role) => getDoc(doc(as(role).db, 'leads/l1'));
    for (let round = 0; round < 10; round++) {
      await store({ 'users/uid-admin': { role: 'owner' }, 'users/uid-owner': { role: 'owner' } });
      await Promise.allSettled([
        updateDoc(profile(as('admin'), 'uid-owner'), suspend),
        updateDoc(profile(as('owner'), 'uid-admin'), suspend),
      ]);
      await Promise.any([readLead('admin'), readLead('owner')]);
    }
  });

  it('cannot step down within one commit with another change', async () => {
    const { db } = as('owner');
    const batch = writeBatch(db);
    batch.update(doc(db, 'users/uid-editor'), { role: 'owner' });
    batch.update(doc(db, 'users/uid-owner'), { role: 'editor' });
    await assertFails(batch.commit());
  });

  it('stays when an administrator would suspend them', () =>
    assertFails(updateDoc(profile(as('admin'), 'uid-owner'), suspend)));
});

describe('A-RULES-09 the role is read at every request', () => {
  const readLead = () => getDoc(doc(as('admin').db, 'leads/l1'));

  it.each([
    [{ role: 'staff' }],
    [{ role: 'Admin' }],
    [{ role: ['admin'] }],
    [{ role: null }],
    [{ role: 'admin', suspended: true }],
    [{ role: 'admin', suspended: null }],
    [{ role: 'admin', validAfter: 'never' }],
    [{ role: 'admin', validAfter: new Date('2040-01-01') }],
  ])('an admin with the new profile %j may not read leads', async (changed) => {
    await assertSucceeds(readLead());
    await store({ 'users/uid-admin': changed });
    await assertFails(readLead());
  });

  it('staff with the new role admin may read leads', async () => {
    await store({ 'users/uid-staff': { role: 'admin' } });
    await assertSucceeds(getDoc(doc(as('staff').db, 'leads/l1')));
  });
});

describe('everything else is denied', () => {
  startWith({
    'cooldowns/c1': { at: new Date() },
    'mailCounts/m1': { leads: ['l1'] },
    'appointments/a1': { status: 'scheduled' },
  });

  whoMay([
    ['read a cooldown', none, ({ db }) => getDoc(doc(db, 'cooldowns/c1'))],
    ['list cooldowns', none, ({ db }) => getDocs(collection(db, 'cooldowns'))],
    ['write a cooldown', none, ({ db }) => setDoc(doc(db, 'cooldowns/c2'), { at: new Date() })],
    ['delete a cooldown', none, ({ db }) => deleteDoc(doc(db, 'cooldowns/c1'))],
    ['read a count of mails', none, ({ db }) => getDoc(doc(db, 'mailCounts/m1'))],
    ['list counts of mails', none, ({ db }) => getDocs(collection(db, 'mailCounts'))],
    ['write a count of mails', none, ({ db }) => setDoc(doc(db, 'mailCounts/m1'), { leads: [] })],
    ['delete a count of mails', none, ({ db }) => deleteDoc(doc(db, 'mailCounts/m1'))],
    [
      'read an appointment',
      mayOf('read', 'appointments'),
      ({ db }) => getDoc(doc(db, 'appointments/a1')),
    ],
    [
      'list appointments',
      mayOf('read', 'appointments'),
      ({ db }) => getDocs(collection(db, 'appointments')),
    ],
    ['change an appointment', none, ({ db }) => setDoc(doc(db, 'appointments/a1'), {})],
    ['delete an appointment', none, ({ db }) => deleteDoc(doc(db, 'appointments/a1'))],
    ['make an appointment', none, ({ db }) => setDoc(doc(db, 'appointments/a2'), {})],
    ['read an unknown collection', none, ({ db }) => getDoc(doc(db, 'secrets/s1'))],
    ['write an unknown collection', none, ({ db }) => setDoc(doc(db, 'secrets/s1'), {})],
    ['write below a post', none, ({ db }) => setDoc(doc(db, 'blogPosts/p1/comments/c1'), {})],
    ['write below a profile', none, ({ db }) => setDoc(doc(db, 'users/uid-staff/private/x'), {})],
  ]);
});
