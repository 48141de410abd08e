import {
  addDoc,
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { as, type Client, startWith } from './environment.ts';
import { deleteLogged, newId, writeContent } from './logged.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const member = {
  name: 'Dana Reyes',
  title: 'Chiropractic physician',
  bio: 'Has treated neck pain for ten years.',
  photoUrl: 'https://example.com/dana.webp',
  thumbnailUrl: 'https://example.com/dana/w256.webp',
  order: 0,
  credentials: ['DC'],
  specialties: ['Whiplash'],
};
const morning = '09:00-12:00';
const weekdays = { 1: morning, 2: morning, 3: morning, 4: morning, 5: morning, 6: '' };
const week = {
  0: '',
  1: `${morning},12:00-18:00`,
  2: morning,
  3: morning,
  4: morning,
  5: morning,
  6: '',
};
const stored = { ...member, createdAt: longAgo, updatedAt: longAgo };
const newMember = { ...member, createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
const saved = { ...member, createdAt: longAgo, updatedAt: serverTimestamp() };

startWith({ 'staff/s1': stored, 'staff/old': member, 'staff/demo': { ...stored, isSample: true } });

const staff = ({ db }: Client) => collection(db, 'staff');
const add = (client: Client, data: DocumentData, id = newId()) =>
  writeContent(client, 'set', `staff/${id}`, data, 'created', (batch) => {
    if (data.slug && !String(data.slug).includes('/')) {
      batch.set(doc(client.db, 'staffSlugs', data.slug), { memberId: id });
    }
  });
const save = (client: Client, id: string, data: object) =>
  writeContent(client, 'set', `staff/${id}`, data, 'changed');

describe('A-RULES-03 A-RULES-08 A-RULES-09 A-RULES-16 who may do what with the staff directory', () => {
  whoMay([
    ['list it by order', everyone, (client) => getDocs(query(staff(client), orderBy('order')))],
    ['read a member', everyone, ({ db }) => getDoc(doc(db, 'staff/s1'))],
    ['add a member', mayOf('create', 'staff'), (client) => add(client, newMember)],
    ['change a member', mayOf('update', 'staff'), (client) => save(client, 's1', saved)],
    ['delete a member', mayOf('delete', 'staff'), (client) => deleteLogged(client, 'staff/s1')],
    ['add one without its entry', none, (client) => addDoc(staff(client), newMember)],
    ['change one without its entry', none, ({ db }) => setDoc(doc(db, 'staff/s1'), saved)],
    ['delete one without an entry', none, ({ db }) => deleteDoc(doc(db, 'staff/s1'))],
  ]);
});

const invalid = {
  ...eachMissing(['name', 'title', 'order', 'updatedAt']),
  'a blank name': { name: '' },
  'a name over 120': { name: 'n'.repeat(121) },
  'a blank title': { title: '' },
  'a title over 120': { title: 't'.repeat(121) },
  'a bio over 5000': { bio: 'b'.repeat(5001) },
  'a bio that is no text': { bio: 1 },
  'a photo that is a script': { photoUrl: 'javascript:alert(1)' },
  'a small photo that is a script': { thumbnailUrl: 'javascript:alert(1)' },
  'an order that is no whole number': { order: 0.5 },
  'an order as text': { order: '1' },
  'credentials as text': { credentials: 'DC' },
  'over 20 credentials': { credentials: Array(21).fill('DC') },
  'endless credentials': { credentials: ['c'.repeat(2001)] },
  'nested credentials': { credentials: [{ name: 'DC' }] },
  'specialties as text': { specialties: 'Whiplash' },
  'an address in capitals': { slug: 'Avery' },
  'an address with a slash': { slug: 'a/b' },
  'an address over 120': { slug: 's'.repeat(121) },
  'a license number over 60': { licenseNumber: '1'.repeat(61) },
  'a license number that is no text': { licenseNumber: 1 },
  'languages as text': { languages: 'Spanish' },
  'over 20 languages': { languages: Array(21).fill('en') },
  'a Spanish title over 120': { titleEs: 't'.repeat(121) },
  'a Spanish title that is no text': { titleEs: 1 },
  'a Spanish bio over 5000': { bioEs: 'b'.repeat(5001) },
  'a Spanish bio that is no text': { bioEs: 1 },
  'a first visit over 5000': { firstVisit: 'f'.repeat(5001) },
  'a first visit that is no text': { firstVisit: 1 },
  'appointments as text': { takesAppointments: 'yes' },
  'a type of visit that is no id': { visitTypes: ['Surgery!'] },
  'a type of visit without an id': { visitTypes: ['treatment', ''] },
  'a type of visit over 40': { visitTypes: ['t'.repeat(41)] },
  'two types of visits in one': { visitTypes: ['treatment,surgery '] },
  'too many types of visits': { visitTypes: Array(25).fill('treatment') },
  'types of visits as a map': { visitTypes: { treatment: true } },
  'hours as one text': { hours: '09:00-12:00' },
  'an eighth day': { hours: { ...week, 7: morning } },
  'a week without Sunday': { hours: weekdays },
  'a week in one day': { hours: { 0: ';;;;;;' } },
  'two days in one': { hours: { ...weekdays, 1: `${morning};` } },
  'a day in words': { hours: { ...week, 1: '9-12' } },
  'a day as a list, as older pages have it': {
    hours: { ...week, 1: [{ from: '09:00', to: '12:00' }] },
  },
  'an hour that no clock shows': { hours: { ...week, 6: '09:00-35:00' } },
  'hours with a note': { hours: { ...week, 1: `${morning} x` } },
  'three hours a day': { hours: { ...week, 1: '09:00-10:00,11:00-12:00,13:00-14:00' } },
  'days off as text': { daysOff: '2026-12-24/2026-12-24' },
  'a day off that is no date': { daysOff: ['soon/later'] },
  'a day off without its last day': { daysOff: ['2026-12-24'] },
  'a blank day off': { daysOff: ['2026-12-24/2026-12-24', ''] },
  'over 20 times off': { daysOff: Array(21).fill('2026-12-24/2026-12-24') },
  'an invented updatedAt': { updatedAt: longAgo },
  'an extra field': { salary: 1 },
  'a mark of a sample': { isSample: true },
};

describe('A-RULES-16 an admin adds a member', () => {
  accepts((data) => add(as('admin'), data), newMember, {
    'a complete one': {},
    'name and title alone': {
      bio: undefined,
      photoUrl: undefined,
      credentials: undefined,
      specialties: undefined,
    },
    'one with a page': {
      slug: 'dana-reyes',
      licenseNumber: '000-1',
      languages: ['English', 'Spanish'],
      firstVisit: 'An exam.\nAnd a plan.',
    },
    'one without a page': { slug: '', licenseNumber: '', languages: [], firstVisit: '' },
    'one with appointments': {
      takesAppointments: true,
      visitTypes: ['new_patient', 're_examination', 'treatment'],
      hours: week,
      daysOff: ['2026-12-24/2026-12-26', '2026-12-31/2026-12-31'],
    },
    'one without appointments': {
      ...{ takesAppointments: false, visitTypes: [], hours: null, daysOff: [] },
    },
    'one who takes every type': { visitTypes: null },
    'one with a type of the clinic’s own': { visitTypes: Array(24).fill(crypto.randomUUID()) },
    'one without a photo': { photoUrl: '' },
    'one in both languages': { titleEs: 'Médica', bioEs: 'Diez años.' },
    'the shortest': { name: 'D', title: 'C', bio: '' },
    'the longest': {
      name: 'n'.repeat(120),
      title: 't'.repeat(120),
      bio: 'b'.repeat(5000),
      credentials: Array(20).fill('c'.repeat(100)),
    },
  });
  refuses((data) => add(as('admin'), data), newMember, {
    ...invalid,
    'no createdAt': { createdAt: undefined },
    'an invented createdAt': { createdAt: longAgo },
  });
});

describe('A-RULES-16 an admin changes a member', () => {
  const saveAs = (data: object) => save(as('admin'), 's1', data);
  const saveOldAs = (data: object) => save(as('admin'), 'old', data);

  accepts(saveAs, saved, { 'another place in the order': { order: -1 } });
  const saveSampleAs = (data: object) => save(as('admin'), 'demo', data);
  accepts(saveSampleAs, saved, { 'a sample, which becomes a real one': {} });
  refuses(saveSampleAs, saved, { 'a sample, which stays one': { isSample: true } });
  accepts(saveOldAs, saved, { 'one that was never dated': { createdAt: undefined } });
  refuses(saveAs, saved, {
    ...invalid,
    'another createdAt': { createdAt: serverTimestamp() },
    'no createdAt': { createdAt: undefined },
  });
});
