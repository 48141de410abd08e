import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const added = new Date('2026-11-10T16:00:00Z');
const valid = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys,
  label: 'Chrome on Android',
  createdAt: serverTimestamp(),
  lastUsedAt: serverTimestamp(),
};

startWith({
  [`users/${adminUid}/devices/d1`]: { ...valid, createdAt: added, lastUsedAt: added },
  'users/uid-other/devices/d9': { ...valid, createdAt: added, lastUsedAt: added },
});

const own = `users/${adminUid}/devices/d1`;
const ofSelf = ({ db, uid }: Client) => collection(db, 'users', uid || 'visitor', 'devices');

describe('those who answer requests keep the list of their own devices', () => {
  whoMay([
    ['read a device', mayOf('read', 'devices'), (client) => getDoc(doc(ofSelf(client), 'd1'))],
    ['list devices', mayOf('read', 'devices'), (client) => getDocs(ofSelf(client))],
    [
      'add a device',
      mayOf('create', 'devices'),
      (client) => setDoc(doc(ofSelf(client), 'd2'), valid),
    ],
    [
      'replace a device',
      mayOf('update', 'devices'),
      async (client) => {
        const id = 'd1';
        await store({
          [`users/${client.uid || 'visitor'}/devices/${id}`]: {
            ...valid,
            createdAt: added,
            lastUsedAt: added,
          },
        });
        await setDoc(doc(ofSelf(client), id), valid);
      },
    ],
    [
      'remove a device',
      mayOf('delete', 'devices'),
      (client) => deleteDoc(doc(ofSelf(client), 'd1')),
    ],
    ['read a colleague’s device', none, ({ db }) => getDoc(doc(db, 'users/uid-other/devices/d9'))],
    [
      'list a colleague’s devices',
      none,
      ({ db }) => getDocs(collection(db, 'users/uid-other/devices')),
    ],
    ['list everybody’s devices', none, ({ db }) => getDocs(collectionGroup(db, 'devices'))],
    [
      'add a device for a colleague',
      none,
      ({ db }) => setDoc(doc(db, 'users/uid-other/devices/d2'), valid),
    ],
    [
      'remove a colleague’s device',
      none,
      ({ db }) => deleteDoc(doc(db, 'users/uid-other/devices/d9')),
    ],
  ]);
});

describe('a device', () => {
  const write = (data: object) => setDoc(doc(as('admin').db, own.replace('d1', 'd2')), data);
  accepts(write, valid, {
    'a push service on this machine': { endpoint: 'http://127.0.0.1:9000/push/1' },
    'the longest address': { endpoint: `https://fcm.googleapis.com/${'a'.repeat(973)}` },
    'one of Firefox': { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a' },
    'one of Windows': { endpoint: 'https://wns2-by3p.notify.windows.com/w/?token=a' },
    'one of Apple': { endpoint: 'https://web.push.apple.com/a' },
    'the shortest label': { label: 'l' },
    'the longest label': { label: 'l'.repeat(60) },
  });
  refuses(write, valid, {
    ...eachMissing(Object.keys(valid)),
    'a further field': { name: 'Dana' },
    'an address without encryption': { endpoint: 'http://fcm.googleapis.com/1' },
    'an address of this machine by name': { endpoint: 'http://localhost:9000/push/1' },
    'an address with a blank': { endpoint: 'https://fcm.googleapis.com/1 2' },
    'an address that is too long': { endpoint: `https://fcm.googleapis.com/${'a'.repeat(974)}` },
    'an address of no push service': { endpoint: 'https://push.example/1' },
    'one that only begins like it': { endpoint: 'https://fcm.googleapis.com.evil.example/1' },
    'one that only ends like it': { endpoint: 'https://evil.example/.notify.windows.com/1' },
    'one with a password': { endpoint: 'https://a:b@fcm.googleapis.com/1' },
    'one of the cloud': { endpoint: 'https://169.254.169.254/latest' },
    'an address that is no text': { endpoint: ['https://fcm.googleapis.com/1'] },
    'a short key': { keys: { ...keys, p256dh: 'B'.repeat(86) } },
    'a key with other letters': { keys: { ...keys, auth: `${'a'.repeat(21)}=` } },
    'a key too many': { keys: { ...keys, other: 'k' } },
    'a key too few': { keys: { auth: keys.auth } },
    'no label': { label: '' },
    'a label that is too long': { label: 'l'.repeat(61) },
    'an invented time': { createdAt: added },
    'an invented use': { lastUsedAt: added },
  });
});

describe('a stored device', () => {
  const change = (data: object) => updateDoc(doc(as('admin').db, own), data);
  accepts(change, { lastUsedAt: serverTimestamp() }, { 'a use': {} });
  refuses(
    change,
    { lastUsedAt: serverTimestamp() },
    {
      'another time of its addition': { createdAt: new Date() },
      'a use in the past': { lastUsedAt: added },
    },
  );
});
