import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { managers } from '#domain/account/access.ts';
import { adminUid, as, type Client, profiles, type Role, startWith, store } from './environment.ts';
import { accepts, changeAlone, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const profile = ({ db }: Client, uid: string) => doc(db, 'users', uid);
const own = (client: Client) => profile(client, client.uid || 'visitor');

startWith({ 'leads/l1': { type: 'contact', status: 'new' } });

const uids: Record<Exclude<Role, 'visitor'>, string> = {
  nobody: 'uid-nobody',
  staff: 'uid-staff',
  'former admin': 'uid-former',
  'suspended owner': 'uid-suspended',
  'signed-out owner': 'uid-signed-out',
  'yesterday’s owner': 'uid-yesterday',
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

/** Writes a profile, and in the same commit the entry that tells of it; null: none. */
function write(
  client: Client,
  uid: string,
  data: DocumentData,
  entry: DocumentData | null,
  isNew = false,
): Promise<void> {
  const batch = writeBatch(client.db);
  const fields = { ...data, ...(entry && { changeId: 'e1' }) };
  if (isNew) batch.set(profile(client, uid), fields);
  else batch.update(profile(client, uid), fields);
  if (entry) batch.set(doc(profile(client, uid), 'activity/e1'), entry);
  return batch.commit();
}

const signed = ({ uid, name }: Client) => ({ by: { uid, name }, at: serverTimestamp() });

function told(client: Client, uid: string, data: DocumentData) {
  const from = profiles[`users/${uid}`]?.role ?? null;
  const deed =
    'role' in data
      ? { kind: 'role', from, to: data.role }
      : 'suspended' in data
        ? { kind: 'suspension', suspended: data.suspended }
        : { kind: 'sign_out' };
  return { ...deed, ...signed(client) };
}

const change = (client: Client, uid: string, data: DocumentData) =>
  write(client, uid, data, told(client, uid, data));

const invite = (client: Client, data: DocumentData, uid = 'uid-new') => {
  const entry = { kind: 'invitation', role: data.role ?? 'editor', ...signed(client) };
  return write(client, uid, data, entry, true);
};

const invitation = (client: Client) => ({
  role: 'editor',
  email: 'new@clinic.example',
  name: 'Sample Person',
  invitedBy: client.uid,
  createdAt: serverTimestamp(),
});

describe('an invitation', () => {
  whoMay([
    ['invite an editor', mayOf('create', 'users'), (client) => invite(client, invitation(client))],
    [
      'invite an owner',
      mayOf('create', 'users'),
      (client) => invite(client, { ...invitation(client), role: 'owner' }),
    ],
    [
      'invite an administrator',
      none,
      (client) => invite(client, { ...invitation(client), role: 'admin' }),
    ],
    [
      'make a profile of their own',
      none,
      (client) => invite(client, invitation(client), client.uid || 'visitor'),
    ],
  ]);

  const asOwner = (data: object) => invite(as('owner'), data);
  const valid = invitation({ uid: 'uid-owner' } as Client);
  accepts(asOwner, valid, {
    'a front desk': { role: 'front_desk' },
    'no name': { name: '' },
    'the longest name': { name: 'n'.repeat(120) },
    'the shortest email': { email: 'a@b' },
    'the longest email': { email: 'e'.repeat(254) },
  });
  refuses(asOwner, valid, {
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
    const to = (data: object) => (client: Client) => change(client, uid, data);
    whoMay([
      [
        `give ${role} another role`,
        whoMayChange,
        to({ role: role === 'front_desk' ? 'editor' : 'front_desk' }),
      ],
      [
        `suspend ${role}, or let them back in`,
        whoMayChange,
        to(role === 'suspended owner' ? { suspended: false } : suspend),
      ],
      [
        `sign ${role} out everywhere`,
        [...whoMayChange, ...managers.filter((each) => each === role)],
        to(signOut),
      ],
    ]);
    if (role === 'admin') continue;
    whoMay([[`give ${role} the role admin`, none, to({ role: 'admin' })]]);
  }

  const update = (data: object) => change(as('owner'), 'uid-editor', data);
  accepts(update, changeAlone, {
    'the role owner': { role: 'owner' },
    'a suspension': { suspended: true },
    'the end of a suspension': { suspended: false },
  });
  refuses(update, changeAlone, {
    'a role without access': { role: 'staff' },
    'a suspension that is no boolean': { suspended: 'yes' },
    'an earlier time of sign-out': { validAfter: new Date(0) },
    'a later time of sign-out': { validAfter: new Date('2040-01-01') },
    'no time of sign-out': { suspended: true, validAfter: null },
    'another name': { name: 'Other' },
    'another email': { email: 'other@clinic.example' },
    'a last use': { lastUsedAt: serverTimestamp() },
    'an extra field': { theme: 'dark' },
  });
});

describe('each change of access has its entry', () => {
  const owner = () => as('owner');
  const promote = { role: 'owner' };
  const entry = { kind: 'role', from: 'editor', to: 'owner' };
  const record = (data: object) =>
    write(owner(), 'uid-editor', promote, { ...data, ...signed(owner()) });
  accepts(record, entry, { 'that tells of it': {} });
  refuses(record, entry, {
    'that tells of another role': { to: 'front_desk' },
    'that tells of another role of before': { from: 'front_desk' },
    'of another kind': { kind: 'sign_out', from: undefined, to: undefined },
    'that is for another collection': {
      kind: 'settings',
      from: undefined,
      to: undefined,
      fields: [],
    },
  });

  const bare = (data: object) => updateDoc(profile(owner(), 'uid-editor'), data);
  refuses(bare, changeAlone, {
    'a role without one': promote,
    'a suspension without one': { suspended: true },
    'a sign-out without one': signOut,
    'a role with one that is not there': { ...promote, changeId: 'none' },
  });
  it('an invitation is told with its role', () =>
    assertFails(
      write(
        owner(),
        'uid-new',
        invitation(owner()),
        { kind: 'invitation', role: 'owner', ...signed(owner()) },
        true,
      ),
    ));
  it('an invitation has one, too', () =>
    assertFails(setDoc(profile(owner(), 'uid-new'), invitation(owner()))));
  it('a suspension that is told as its end is refused', () =>
    assertFails(
      write(owner(), 'uid-editor', suspend, {
        ...{ kind: 'suspension', suspended: false },
        ...signed(owner()),
      }),
    ));
  it.each([
    ['a suspension', { suspended: false }],
    ['a sign-out', signOut],
  ])('a new role that hides %s is refused', (_, hidden) =>
    assertFails(
      write(owner(), 'uid-editor', { ...promote, ...hidden }, { ...entry, ...signed(owner()) }),
    ),
  );
  it.each([
    ['a colleague', 'uid-editor'],
    ['oneself', 'uid-owner'],
  ])('an entry of a sign-out of %s that does not happen is refused', (_, uid) =>
    assertFails(write(owner(), uid, {}, { kind: 'sign_out', ...signed(owner()) })),
  );
  it('a sign-out of oneself at another time is refused', () =>
    assertFails(change(owner(), owner().uid, { validAfter: new Date(0) })));
  it('a sign-out of oneself with an entry of another kind is refused', () =>
    assertFails(
      write(owner(), owner().uid, signOut, {
        ...{ kind: 'suspension', suspended: false },
        ...signed(owner()),
      }),
    ));
  it('an entry without its change is refused', () =>
    assertFails(
      setDoc(doc(profile(owner(), 'uid-editor'), 'activity/e1'), { ...entry, ...signed(owner()) }),
    ));
  it('an entry with the name of a colleague is refused', () =>
    assertFails(
      write(owner(), 'uid-editor', promote, {
        ...{ ...entry, at: serverTimestamp() },
        by: { uid: 'uid-owner', name: 'Dana Reyes' },
      }),
    ));
});

describe('each person notes their own use', () => {
  const use = (client: Client) => ({
    email: `${client.uid}@clinic.example`,
    name: client.name,
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
  const valid = use({ uid: 'uid-editor', name: 'uid-editor@clinic.example' } as Client);
  it('a name that is stored signs, and stays', async () => {
    const renamed = { ...use(as('admin')), name: `${adminUid}@clinic.example` };
    await assertFails(updateDoc(own(as('admin')), renamed));
    await assertFails(updateDoc(own(as('admin')), { ...renamed, name: '' }));
  });
  accepts(note, valid, { 'no name': { name: '' } });
  refuses(note, valid, {
    'the email of another person': { email: 'uid-owner@clinic.example' },
    'the name of another person': { name: 'Dana Reyes' },
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
      await store({
        'users/uid-admin': { role: 'owner', name: 'Dana Reyes' },
        'users/uid-owner': { role: 'owner' },
      });
      await Promise.allSettled([
        change(as('admin'), 'uid-owner', suspend),
        change(as('owner'), 'uid-admin', suspend),
      ]);
      await Promise.any([readLead('admin'), readLead('owner')]);
    }
  });

  it('cannot step down within one commit with another change', async () => {
    const client = as('owner');
    const batch = writeBatch(client.db);
    for (const [uid, role] of [
      ['uid-editor', 'owner'],
      ['uid-owner', 'editor'],
    ] as const) {
      batch.update(profile(client, uid), { role, changeId: 'e1' });
      batch.set(doc(profile(client, uid), 'activity/e1'), told(client, uid, { role }));
    }
    await assertFails(batch.commit());
  });

  it('stays when an administrator would suspend them', () =>
    assertFails(change(as('admin'), 'uid-owner', suspend)));
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
    [{ role: 'admin', validAfter: null }],
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
    'holdKeys/h1': { appointmentId: 'a1' },
    'mailCounts/m1': { leads: ['l1'] },
    'appointments/a1': { status: 'scheduled' },
  });

  whoMay([
    ['read a cooldown', none, ({ db }) => getDoc(doc(db, 'cooldowns/c1'))],
    ['list cooldowns', none, ({ db }) => getDocs(collection(db, 'cooldowns'))],
    ['write a cooldown', none, ({ db }) => setDoc(doc(db, 'cooldowns/c2'), { at: new Date() })],
    ['delete a cooldown', none, ({ db }) => deleteDoc(doc(db, 'cooldowns/c1'))],
    ['read a key of holds', none, ({ db }) => getDoc(doc(db, 'holdKeys/h1'))],
    ['list keys of holds', none, ({ db }) => getDocs(collection(db, 'holdKeys'))],
    ['write a key of holds', none, ({ db }) => setDoc(doc(db, 'holdKeys/h2'), {})],
    ['delete a key of holds', none, ({ db }) => deleteDoc(doc(db, 'holdKeys/h1'))],
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
