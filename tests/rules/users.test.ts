import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { adminUid, as, type Role, startWith, store } from './environment.ts';
import { admins, none, whoMay } from './tables.ts';

startWith({ 'leads/l1': { type: 'contact', status: 'new' } });

const uids: Record<Exclude<Role, 'visitor'>, string> = {
  nobody: 'uid-nobody',
  staff: 'uid-staff',
  'former admin': 'uid-former',
  admin: adminUid,
};

describe('A-RULES-10 A-RULES-11 each person reads only their own profile, and writes none', () => {
  for (const [role, uid] of Object.entries(uids)) {
    whoMay([
      [`read the profile of ${role}`, [role as Role], ({ db }) => getDoc(doc(db, 'users', uid))],
      [
        `give ${role} the role admin`,
        none,
        ({ db }) => setDoc(doc(db, 'users', uid), { role: 'admin' }),
      ],
      [`delete the profile of ${role}`, none, ({ db }) => deleteDoc(doc(db, 'users', uid))],
    ]);
  }
  whoMay([
    ['list profiles', none, ({ db }) => getDocs(collection(db, 'users'))],
    [
      'change a name in a profile',
      none,
      ({ db }) => updateDoc(doc(db, 'users/uid-staff'), { name: 'Sam' }),
    ],
  ]);
});

describe('A-RULES-09 the role is read at every request', () => {
  const readLead = () => getDoc(doc(as('admin').db, 'leads/l1'));

  it.each([['staff'], ['Admin'], [['admin']], [null]])(
    'an admin with the new role %j may not read leads',
    async (role) => {
      await assertSucceeds(readLead());
      await store({ [`users/${adminUid}`]: { role } });
      await assertFails(readLead());
    },
  );

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
    ['read an appointment', admins, ({ db }) => getDoc(doc(db, 'appointments/a1'))],
    ['list appointments', admins, ({ db }) => getDocs(collection(db, 'appointments'))],
    ['change an appointment', none, ({ db }) => setDoc(doc(db, 'appointments/a1'), {})],
    ['delete an appointment', none, ({ db }) => deleteDoc(doc(db, 'appointments/a1'))],
    ['make an appointment', none, ({ db }) => setDoc(doc(db, 'appointments/a2'), {})],
    ['read an unknown collection', none, ({ db }) => getDoc(doc(db, 'secrets/s1'))],
    ['write an unknown collection', none, ({ db }) => setDoc(doc(db, 'secrets/s1'), {})],
    ['write below a post', none, ({ db }) => setDoc(doc(db, 'blogPosts/p1/comments/c1'), {})],
    ['write below a profile', none, ({ db }) => setDoc(doc(db, 'users/uid-staff/private/x'), {})],
  ]);
});
