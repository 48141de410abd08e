import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { messageKinds, messageOf } from '#domain/messages/message-kinds.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { adminUid, as, startWith } from './environment.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const by = { uid: adminUid, name: 'Dana Reyes' };
const template = {
  subject: 'See you on {when}',
  body: 'Hi {first name}',
  by,
  updatedAt: serverTimestamp(),
};
const longAgo = new Date('2026-02-01T16:00:00Z');

startWith({ 'templates/visitBooked': { ...template, updatedAt: longAgo } });

describe('who may do what with the words of messages', () => {
  whoMay([
    ['list them', mayOf('read', 'templates'), ({ db }) => getDocs(collection(db, 'templates'))],
    ['read one', mayOf('read', 'templates'), ({ db }) => getDoc(doc(db, 'templates/visitBooked'))],
    [
      'store others',
      mayOf('create', 'templates'),
      ({ db, uid }) => setDoc(doc(db, 'templates/visitMoved'), { ...template, by: { ...by, uid } }),
    ],
    [
      'replace some',
      mayOf('update', 'templates'),
      ({ db, uid }) =>
        setDoc(doc(db, 'templates/visitBooked'), { ...template, by: { ...by, uid } }),
    ],
    [
      'go back to the original words',
      mayOf('delete', 'templates'),
      ({ db }) => deleteDoc(doc(db, 'templates/visitBooked')),
    ],
    ['invent a message', none, ({ db }) => setDoc(doc(db, 'templates/newsletter'), template)],
  ]);
});

describe.each(messageKinds)('an admin stores the words of %s', (kind) => {
  const set = (data: object) => setDoc(doc(as('admin').db, 'templates', kind), data);
  const { subject } = originalWords[kind];
  const longest = { mail: 4000, draft: 1800, text: 480 }[messageOf(kind).channel];

  accepts(
    set,
    { ...template, subject },
    {
      'the original words': originalWords[kind],
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
  const set = (data: object) => setDoc(doc(as('admin').db, 'templates/visitMoved'), data);

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
  });
});

describe('a text message', () => {
  const set = (data: object) => setDoc(doc(as('admin').db, 'templates/visitText'), data);
  refuses(set, { ...template, subject: '' }, { 'a subject': { subject: 'Hello' } });
});
