import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { messageIds, messageOf } from '#domain/messages/message-kinds.ts';
import { originalWordsOf } from '#domain/messages/message-template.ts';
import { adminUid, as, type Client, startWith } from './environment.ts';
import { deleteLogged, signed, writeLogged } from './logged.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const by = { uid: adminUid, name: 'Dana Reyes' };
const template = {
  subject: 'See you on {when}',
  body: 'Hi {first name}',
  by,
  updatedAt: serverTimestamp(),
};
const longAgo = new Date('2026-02-01T16:00:00Z');

const entry = { kind: 'template' };
const store = (client: Client, kind: string, data: object) =>
  writeLogged(client, 'set', `templates/${kind}`, data, entry);
const own = (client: Client) => ({ ...template, by: { uid: client.uid, name: client.name } });

startWith({ 'templates/visitBooked': { ...template, updatedAt: longAgo } });

describe('who may do what with the words of messages', () => {
  whoMay([
    ['list them', mayOf('read', 'templates'), ({ db }) => getDocs(collection(db, 'templates'))],
    ['read one', mayOf('read', 'templates'), ({ db }) => getDoc(doc(db, 'templates/visitBooked'))],
    [
      'store others',
      mayOf('create', 'templates'),
      (client) => store(client, 'visitMoved', own(client)),
    ],
    [
      'replace some',
      mayOf('update', 'templates'),
      (client) => store(client, 'visitBooked', own(client)),
    ],
    [
      'go back to the original words',
      mayOf('delete', 'templates'),
      (client) => deleteLogged(client, 'templates/visitBooked'),
    ],
    ['invent a message', none, (client) => store(client, 'newsletter', own(client))],
    [
      'store words without their entry',
      none,
      (client) => setDoc(doc(client.db, 'templates/visitMoved'), own(client)),
    ],
    [
      'delete words without an entry',
      none,
      ({ db }) => deleteDoc(doc(db, 'templates/visitBooked')),
    ],
    [
      'tell of the deletion of words that were never stored',
      none,
      (client) =>
        setDoc(doc(client.db, 'templates/visitMoved/activity/first-deleted'), {
          ...{ kind: 'deletion', name: '' },
          ...signed(client),
        }),
    ],
  ]);
});

describe.each(messageIds)('an admin stores the words of %s', (id) => {
  const set = (data: object) => store(as('admin'), id, data);
  const { subject } = originalWordsOf(id);
  const longest = { mail: 4000, draft: 1800, text: 480 }[messageOf(id).channel];

  accepts(
    set,
    { ...template, subject },
    {
      'the original words': originalWordsOf(id),
      'the longest words': { body: 'w'.repeat(longest) },
    },
  );
  refuses(
    set,
    { ...template, subject },
    {
      ...eachMissing(['subject', 'body', 'by', 'updatedAt']),
      'words that are too long': { body: 'w'.repeat(longest + 1) },
      'no words': { body: '' },
      'words that are no text': { body: ['Hello'] },
      'a further field': { html: '<b>Hello</b>' },
      'an invented time': { updatedAt: longAgo },
      'the name of another person': { by: { uid: 'someone-else', name: 'Dana Reyes' } },
      'no name': { by: { uid: adminUid, name: '' } },
    },
  );
});

describe('the text of an ask for a review', () => {
  const setIn = (kind: string) => (data: object) =>
    setDoc(doc(as('admin').db, 'templates', kind), data);

  const mail = { ...template, subject: 'How did we do?' };
  refuses(setIn('reviewMail'), mail, { 'health in a mail': { body: 'How is your neck?' } });
  refuses(
    setIn('reviewText'),
    { ...template, subject: '' },
    {
      'a word about health': { body: 'How is your neck?' },
      'one after a line break': { body: 'Hi {first name},\n\nhow is your neck?\n\nBye' },
    },
  );
});

describe('a subject', () => {
  const set = (data: object) => store(as('admin'), 'visitMoved', data);

  accepts(set, template, {
    'the longest one': { subject: 's'.repeat(120) },
    'both times': { subject: 'From {was} to {when}' },
    'harmless words that look alike': { subject: 'Necklace, example, painter: call us back' },
  });
  refuses(set, template, {
    'none at all': { subject: '' },
    'more than 120 characters': { subject: 's'.repeat(121) },
    'a line break': { subject: 'Hello\nBcc: x@evil.example' },
    'a carriage return': { subject: 'Hello\rBcc: x@evil.example' },
    'a placeholder that names a person': { subject: '{greeting}' },
    'a brace alone': { subject: 'On {when' },
    'a word about health': { subject: 'Your pain on {when}' },
    'one in capitals': { subject: 'MRI on {when}' },
    'one at the end': { subject: 'About your Whiplash' },
    'one in another form': { subject: 'Your injuries' },
    'one in Spanish': { subject: 'Su dolor: {when}' },
    'one with an accent': { subject: 'Su lesión: {when}' },
    'one whose accent is not its end': { subject: 'Su vértebra: {when}' },
  });
});

describe('a text message', () => {
  const set = (data: object) => store(as('admin'), 'visitText', data);
  refuses(set, { ...template, subject: '' }, { 'a subject': { subject: 'Hello' } });
});

describe('words in a language that the clinic does not write', () => {
  it.each(['visitBooked-fr', 'visitBooked-es-es', 'visitBooked-ES', '-es'])('%s', (id) =>
    assertFails(store(as('admin'), id, { ...template })),
  );
});
