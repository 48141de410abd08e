import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { storedClinic } from '#domain/clinic/stored-clinic.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { adminUid, as, type Client, startWith } from './environment.ts';
import { writeLogged } from './logged.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const sample = storedClinic(clinic);
const stamped = { ...sample, updatedAt: serverTimestamp() };
const stored = ({ db }: Client) => doc(db, 'settings/clinic');

const path = 'settings/clinic';
const told = { kind: 'settings' };
const replace = (client: Client, data: object) => writeLogged(client, 'set', path, data, told);
const set = (data: object) => replace(as('admin'), data);

startWith({ 'settings/clinic': { ...sample, updatedAt: longAgo } });

describe('who may do what with the facts of the clinic', () => {
  whoMay([
    ['read them', everyone, (client) => getDoc(stored(client))],
    ['list all settings', none, ({ db }) => getDocs(collection(db, 'settings'))],
    ['replace them', mayOf('update', 'clinic'), (client) => replace(client, stamped)],
    [
      'change the phone number',
      mayOf('update', 'clinic'),
      (client) => {
        const change = { phone: '', updatedAt: serverTimestamp() };
        return writeLogged(client, 'update', path, change, told);
      },
    ],
    ['delete them', none, (client) => deleteDoc(stored(client))],
    ['store them elsewhere', none, ({ db }) => setDoc(doc(db, 'settings/clinic2'), stamped)],
  ]);
});

describe('who may store the first facts of the clinic', () => {
  startWith({});

  whoMay([['store them', mayOf('create', 'clinic'), (client) => replace(client, stamped)]]);
});

const holiday = '2026-11-26/2026-11-27||Thanksgiving';
const evening = '2026-12-24/2026-12-24|12:00-24:00|';
const news = {
  ...{ text: 'New hours', textEs: 'Nuevo horario', link: '/contact' },
  ...{ from: '2026-11-20', until: '2026-12-01' },
};
const day = '09:00-12:00,14:00-18:00';
const social = 'https://social.example/clinic';
const texts = (count: number, length: number) => Array(count).fill('x'.repeat(length));

describe('an admin stores facts', () => {
  accepts(set, stamped, {
    'those of the sample': {},
    'no price': { firstVisitPrice: '' },
    'the highest price': { firstVisitPrice: '9999' },
    'those of an empty clinic': storedClinic(emptyClinic),
    closures: { closures: [holiday, evening] },
    'a closure in both languages': { closures: [`${holiday}|Acción de Gracias`, evening] },
    'texts without Spanish': {
      taglineEs: '',
      arrivalEs: '',
      announcement: { ...news, textEs: '' },
    },
    'an announcement with an end': { announcement: news },
    'one without link and end': { announcement: { ...news, link: '', from: '', until: '' } },
    'one that leads to another site': { announcement: { ...news, link: social } },
    'one that leads home': { announcement: { ...news, link: '/' } },
    'a rating with a part': { rating: { value: 4.8, ratedOn: '2026-10-01' } },
    profiles: { profiles: [social, `${social}/2`] },
    'the largest clinic': {
      name: 'x'.repeat(120),
      hours: { 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day },
      taglineEs: 'x'.repeat(60),
      arrivalEs: 'x'.repeat(500),
      closures: Array(40).fill(`${evening}${'x'.repeat(120)}|${'x'.repeat(120)}`),
      announcement: { ...news, text: 'x'.repeat(200), textEs: 'x'.repeat(200) },
      insurers: texts(20, 100),
      languages: texts(20, 100),
      profiles: Array(10).fill(social),
    },
  });
  refuses(set, stamped, {
    ...eachMissing([...Object.keys(sample), 'updatedAt']),
    'a further field': { owner: 'Dana' },
    'an invented time': { updatedAt: longAgo },
    'its author, whom visitors could read': { updatedBy: adminUid },
  });
});

describe('facts change with their entry', () => {
  const change = { ...stamped, phone: '(801) 555-0199' };
  const entry = { ...told, fields: ['phone'] };
  const record = (data: object) => writeLogged(as('admin'), 'set', path, change, data);
  accepts(record, entry, { 'that names the changed field': {} });
  refuses(record, entry, {
    ...eachMissing(['kind']),
    'without fields': { fields: null },
    'that hides the changed field': { fields: ['email'] },
    'that names one more': { fields: ['phone', 'email'] },
    'of another kind': { kind: 'template' },
    'with the values': { to: '(801) 555-0199' },
    'with the name of a colleague': { by: { uid: adminUid, name: 'uid-owner@clinic.example' } },
    'with the account of a colleague': { by: { uid: 'uid-owner', name: 'Dana Reyes' } },
    'of another time': { at: longAgo },
  });
  refuses((data) => setDoc(stored(as('admin')), data), change, {
    'not alone': {},
    'not with the name of no entry': { changeId: 'none' },
  });
});

describe('an admin stores no broken', () => {
  const texted = {
    ...{ name: 121, shortName: 61, tagline: 61, taglineEs: 61, arrival: 501, arrivalEs: 501 },
  };
  refuses(set, stamped, {
    ...Object.fromEntries(
      Object.entries(texted).flatMap(([field, length]) => [
        [`${field} that is too long`, { [field]: 'x'.repeat(length) }],
        [`${field} that is no text`, { [field]: 7 }],
      ]),
    ),
    'name without a letter': { name: '' },
    'phone with a script': { phone: 'javascript:alert(1)' },
    'phone that is too long': { phone: '8'.repeat(33) },
    'second address of mails': { email: 'desk@example.com,thief@evil.example' },
    'address of mails with a name': { email: 'Desk <desk@example.com>' },
    'address of mails on two lines': { email: 'desk@example.com\nBcc: thief@evil.example' },
    'address of mails that is too long': { email: `${'x'.repeat(250)}@e.us` },
    'origin without encryption': { origin: 'http://clinic.example' },
    'origin with a path': { origin: 'https://clinic.example/' },
    'origin with a script': { origin: 'javascript:alert(1)' },
    'address with a further field': { address: { ...sample.address, floor: '1' } },
    'address without a state': { address: { ...sample.address, region: '' } },
    'street that is too long': { address: { ...sample.address, street: 'x'.repeat(201) } },
    'city that is no text': { address: { ...sample.address, city: 7 } },
    'ZIP code that is too long': { address: { ...sample.address, postalCode: '8'.repeat(13) } },
    'place beyond the pole': { geo: { latitude: 91, longitude: 0 } },
    'place beyond the date line': { geo: { latitude: 0, longitude: -181 } },
    'place in words': { geo: { latitude: '40', longitude: '-111' } },
    'place with a further field': { geo: { latitude: 0, longitude: 0, height: 0 } },
    'day with three spans': { hours: { ...sample.hours, 1: `${day},19:00-20:00` } },
    'day in words': { hours: { ...sample.hours, 1: 'noon' } },
    'day in a map': { hours: { ...sample.hours, 1: { from: '09:00', to: '12:00' } } },
    'day with the next one in it': { hours: { ...sample.hours, 1: `${day};${day}` } },
    'eighth day': { hours: { ...sample.hours, 7: day } },
    'week without Sunday': { hours: { 1: day } },
    'week in its Sunday': { hours: { 0: ';;;;;;' } },
    'hours in words': { hours: 'always' },
    'promise of no time': { promiseHours: 0 },
    'promise of more than a week': { promiseHours: 169 },
    'promise of half an hour': { promiseHours: 0.5 },
    'notice in words': { cancelNoticeHours: 'a day' },
    'price in words': { firstVisitPrice: 'about $95' },
    'price of five digits': { firstVisitPrice: '12345' },
    'price in a list': { firstVisitPrice: ['95'] },
    'link to reviews': { reviewUrl: 'javascript:alert(1)' },
    'link that is too long': { reviewUrl: social.padEnd(910, 'x') },
    'link to a map': { mapUrl: 'http://maps.example' },
    'rating above five': { rating: { value: 5.1, ratedOn: '2026-10-01' } },
    'rating of nothing': { rating: { value: 0, ratedOn: '2026-10-01' } },
    'rating without its date': { rating: { value: 5, ratedOn: '' } },
    'rating with a further field': { rating: { value: 5, ratedOn: '2026-10-01', by: 'us' } },
    'insurers, too many': { insurers: texts(21, 1) },
    'insurers, too long': { insurers: texts(20, 101) },
    'language that is a map': { languages: [{ name: 'English' }] },
    'profile without encryption': { profiles: ['http://social.example'] },
    'profile with a script': { profiles: [social, 'javascript:alert(1)'] },
    'profiles, too many': { profiles: Array(11).fill(social) },
    'name with a line break': { name: 'Sample\nclinic' },
    'name with markup': { name: '<b>Sample</b>' },
    'short name with a line break': { shortName: 'Sample\nclinic' },
    'profiles, too long': { profiles: [social.padEnd(2001, 'x')] },
  });
});

describe('an admin stores no broken closure', () => {
  const broken = (closure: unknown) => ({ closures: [holiday, closure] });
  refuses(set, stamped, {
    'beyond the fortieth': { closures: Array(41).fill(holiday) },
    'without a last day': broken('2026-11-26||'),
    'on no date': broken('soon/then||'),
    'without a place for its reason': broken('2026-11-26/2026-11-27|'),
    'with reasons that are too long': broken(`2026-11-26/2026-11-27||${'x'.repeat(242)}`),
    'with a reason on two lines': broken(`${holiday}\nand more`),
    'with a Spanish reason on two lines': broken(`${holiday}|Festivo\ny más`),
    'of a part without an end': broken('2026-11-26/2026-11-26|12:00|'),
    'of a part in words': broken('2026-11-26/2026-11-26|noon-night|'),
    'that is no text': broken({ from: '2026-11-26', to: '2026-11-26' }),
    'in a map': { closures: { 0: holiday } },
    'in one text': { closures: holiday },
  });
});

describe('an admin stores no broken announcement', () => {
  const broken = (change: object) => ({ announcement: { ...news, ...change } });
  refuses(set, stamped, {
    'without a text': broken({ text: '' }),
    'that is too long': broken({ text: 'x'.repeat(201) }),
    'that is too long in Spanish': broken({ textEs: 'x'.repeat(201) }),
    'in Spanish that is no text': broken({ textEs: 7 }),
    'without a place for Spanish': {
      announcement: { text: 'New hours', link: '', from: '', until: '' },
    },
    'with a script for a link': broken({ link: 'javascript:alert(1)' }),
    'with a link to another site without a scheme': broken({ link: '//evil.example' }),
    'with a link that browsers read so': broken({ link: '/\\evil.example' }),
    'with a link that is too long': broken({ link: `/${'x'.repeat(500)}` }),
    'on no date': broken({ from: 'soon' }),
    'until no date': broken({ until: '2026-12' }),
    'with a further field': broken({ by: 'Dana' }),
  });
});
