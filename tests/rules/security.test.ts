import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { roles } from '#domain/account/access.ts';
import { seesPatients } from '#domain/account/second-factor.ts';
import { changeLead } from './change-lead.ts';
import { as, asWithFactor, type Client, startWith, store } from './environment.ts';
import { writeLogged } from './logged.ts';
import {
  accepts,
  eachMissing,
  everyone,
  factorStates,
  mayOf,
  none,
  refuses,
  whoMay,
} from './tables.ts';

const lead = { type: 'contact', status: 'new' };

startWith({
  'leads/l1': lead,
  'appointments/a1': { patientName: 'Maria Olsen' },
  'slotLocks/1_avery': { appointmentId: 'gone' },
  'blogPosts/p1': { status: 'draft', published: false },
});

const security = ({ db }: Client) => doc(db, 'settings/security');
const settings = (factorRequired: unknown) => ({ factorRequired, updatedAt: serverTimestamp() });
const change = { kind: 'settings' };
const save = (client: Client, data: object) =>
  writeLogged(client, 'set', 'settings/security', data, change);
const set = (client: Client, factorRequired: unknown) => save(client, settings(factorRequired));

describe('the option that roles that see patients need a second factor', () => {
  whoMay([
    [
      'read it',
      everyone.filter((role) => role !== 'visitor'),
      (client) => getDoc(security(client)),
    ],
    ['make it, switched off', mayOf('create', 'security'), (client) => set(client, false)],
    ['switch it on without a second factor', none, (client) => set(client, true)],
    ['make it without its entry', none, (client) => setDoc(security(client), settings(false))],
    ['delete it', none, (client) => deleteDoc(security(client))],
  ]);

  it.each(roles)(
    '%s switches it on with a second factor, if they manage accounts',
    async (role) => {
      const mayUpdate = mayOf('update', 'security').includes(role);
      await (mayUpdate ? assertSucceeds : assertFails)(set(asWithFactor(role), true));
    },
  );

  const write = (data: object) => save(asWithFactor('owner'), data);
  const valid = settings(true);
  accepts(write, valid, { 'switched off': { factorRequired: false } });
  refuses(write, valid, {
    ...eachMissing(['factorRequired', 'updatedAt']),
    'a value that is neither': { factorRequired: 'no' },
    'an invented time': { updatedAt: new Date() },
    'another field': { exempt: 'uid-owner' },
  });
});

const acts: Record<string, (client: Client) => Promise<unknown>> = {
  'read a request': ({ db }) => getDoc(doc(db, 'leads/l1')),
  'list requests': ({ db }) => getDocs(collection(db, 'leads')),
  'read a visit': ({ db }) => getDoc(doc(db, 'appointments/a1')),
  'change a request': (client) =>
    changeLead(client, 'l1', lead, { heardFrom: 'google', updatedAt: serverTimestamp() }),
};
const patientRoles = roles.filter(seesPatients);
const managing: typeof acts = {
  'list accounts': ({ db }) => getDocs(collection(db, 'users')),
  'invite an owner': (client) =>
    writeLogged(
      client,
      'set',
      'users/uid-new',
      {
        role: 'owner',
        email: 'new@clinic.example',
        name: '',
        invitedBy: client.uid,
        createdAt: serverTimestamp(),
      },
      { kind: 'invitation', role: 'owner' },
    ),
};

describe.each(factorStates)('a second factor is required: %s', (_, documents, isOpen) => {
  beforeEach(() => store(documents));

  for (const [what, act] of Object.entries(acts)) {
    for (const role of patientRoles) {
      it(`${role} without one ${isOpen ? 'may' : 'can’t'} ${what}`, () =>
        (isOpen ? assertSucceeds : assertFails)(act(as(role))));
      it(`${role} with one may ${what}`, () => assertSucceeds(act(asWithFactor(role))));
    }
    it(`an editor with one can’t ${what}`, () => assertFails(act(asWithFactor('editor'))));
  }

  for (const [what, act] of Object.entries(managing)) {
    it(`an owner without one ${isOpen ? 'may' : 'can’t'} ${what}`, () =>
      (isOpen ? assertSucceeds : assertFails)(act(as('owner'))));
    it(`an owner with one may ${what}`, () => assertSucceeds(act(asWithFactor('owner'))));
  }

  it('an editor, who sees no patient, goes on without one', () =>
    assertSucceeds(getDoc(doc(as('editor').db, 'blogPosts/p1'))));

  it('an owner without one reads their own profile and this option', async () => {
    const owner = as('owner');
    await assertSucceeds(getDoc(doc(owner.db, 'users/uid-owner')));
    await assertSucceeds(getDoc(security(owner)));
  });
});

describe('once it is required', () => {
  beforeEach(() => store({ 'settings/security': { factorRequired: true } }));

  whoMay([
    ['change it without its entry', none, (client) => setDoc(security(client), settings(false))],
  ]);
  it('nobody switches it off with an entry of another kind', () =>
    assertFails(
      writeLogged(asWithFactor('owner'), 'set', 'settings/security', settings(false), {
        kind: 'template',
        fields: ['factorRequired'],
      }),
    ));
  it('nobody switches it off without its entry, even with a second factor', () =>
    assertFails(setDoc(security(asWithFactor('owner')), settings(false))));

  it('the front desk releases no lock without one', () =>
    assertFails(deleteDoc(doc(as('front_desk').db, 'slotLocks/1_avery'))));

  it('nobody without a second factor switches it off', async () => {
    await assertFails(set(as('owner'), false));
    await assertSucceeds(set(asWithFactor('owner'), false));
  });
});
