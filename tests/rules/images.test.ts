import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { as, type Client, startWith } from './environment.ts';
import { deleteLogged, newId, writeContent } from './logged.ts';
import { longest, oddPlaceholders, oddSizes } from './pictures.ts';
import { accepts, mayOf, none, refuses, whoMay } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const size = { url: 'https://example.com/road-w256.webp', width: 256, height: 171 };
const image = {
  alt: 'A road at dusk',
  originalPath: 'blogImages/road-1/w1280.webp',
  sizes: { w256: size },
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const stored = { ...image, createdAt: longAgo };
const newImage = { ...image, createdAt: serverTimestamp() };

startWith({ 'images/i1': stored });

const images = ({ db }: Client) => collection(db, 'images');
const add = (client: Client, data: object) =>
  writeContent(client, 'set', `images/${newId()}`, data, 'created');
const save = (client: Client, data: object) =>
  writeContent(client, 'set', 'images/i1', data, 'changed');

describe('A-RULES-08 A-RULES-09 A-RULES-15 who may do what with the image library', () => {
  whoMay([
    [
      'page through it',
      mayOf('read', 'images'),
      (client) => getDocs(query(images(client), orderBy('createdAt', 'desc'), limit(24))),
    ],
    ['read one', mayOf('read', 'images'), ({ db }) => getDoc(doc(db, 'images/i1'))],
    ['add one', mayOf('create', 'images'), (client) => add(client, newImage)],
    ['change one', mayOf('update', 'images'), (client) => save(client, stored)],
    ['delete one', mayOf('delete', 'images'), (client) => deleteLogged(client, 'images/i1')],
    ['add one without its entry', none, (client) => addDoc(images(client), newImage)],
    ['change one without its entry', none, ({ db }) => setDoc(doc(db, 'images/i1'), stored)],
    ['delete one without an entry', none, ({ db }) => deleteDoc(doc(db, 'images/i1'))],
  ]);
});

const invalid = {
  'no alt': { alt: undefined },
  'an endless alt': { alt: 'a'.repeat(301) },
  'a path that is no text': { originalPath: 1 },
  'an endless path': { originalPath: 'p'.repeat(501) },
  'an unsafe size': { sizes: { w1280: { url: 'javascript:alert(1)' } } },
  ...oddSizes('sizes', size),
  ...oddPlaceholders('placeholder'),
  'an extra field': { owner: 'Dana Reyes' },
};

describe('an admin adds an image', () => {
  accepts((data) => add(as('admin'), data), newImage, {
    'one with its original alone': { sizes: undefined },
    'one with sizes alone': { originalPath: undefined },
    'an old one, of whose sizes the address alone is known': {
      sizes: { w256: { url: size.url } },
      placeholder: undefined,
    },
    'one with blank texts': { originalPath: '', alt: '', placeholder: '' },
    'one from a browser that writes no WebP': { placeholder: 'data:image/jpeg;base64,/9j/4A==' },
    'the longest': { originalPath: 'p'.repeat(500), alt: 'a'.repeat(300), placeholder: longest },
    'the smallest and the largest': {
      sizes: { w640: { ...size, width: 1, height: 20_000 }, w1280: { ...size, width: 20_000 } },
    },
  });
  refuses((data) => add(as('admin'), data), newImage, {
    ...invalid,
    'no createdAt': { createdAt: undefined },
    'an invented createdAt': { createdAt: longAgo },
  });
});

describe('an admin changes an image', () => {
  accepts((data) => save(as('admin'), data), stored, { 'another alt': { alt: 'A road' } });
  refuses((data) => save(as('admin'), data), stored, {
    ...invalid,
    'another createdAt': { createdAt: serverTimestamp() },
  });
});
