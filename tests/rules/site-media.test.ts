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
import { as, startWith } from './environment.ts';
import { deleteLogged, writeContent } from './logged.ts';
import { longest, oddPlaceholders, oddSizes } from './pictures.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const picture = { url: 'https://example.com/hero.webp', uploadedAt: serverTimestamp() };

startWith({ 'siteMedia/hero': { ...picture, uploadedAt: new Date('2026-02-01T16:00:00Z') } });

describe('A-RULES-04 A-RULES-08 A-RULES-09 A-RULES-17 who may do what with logo and hero', () => {
  whoMay([
    ['see the hero', everyone, ({ db }) => getDoc(doc(db, 'siteMedia/hero'))],
    [
      'see the logo, even if there is none',
      everyone,
      ({ db }) => getDoc(doc(db, 'siteMedia/logo')),
    ],
    ['list them', none, ({ db }) => getDocs(collection(db, 'siteMedia'))],
    [
      'set the logo',
      mayOf('create', 'siteMedia'),
      (client) => writeContent(client, 'set', 'siteMedia/logo', picture, 'created'),
    ],
    [
      'replace the hero',
      mayOf('update', 'siteMedia'),
      (client) => writeContent(client, 'set', 'siteMedia/hero', picture, 'changed'),
    ],
    [
      'go back to the built-in hero',
      mayOf('delete', 'siteMedia'),
      (client) => deleteLogged(client, 'siteMedia/hero'),
    ],
    [
      'set another picture',
      none,
      (client) => writeContent(client, 'set', 'siteMedia/banner', picture, 'created'),
    ],
    ['set one without its entry', none, ({ db }) => setDoc(doc(db, 'siteMedia/logo'), picture)],
    ['delete one without an entry', none, ({ db }) => deleteDoc(doc(db, 'siteMedia/hero'))],
  ]);
});

const rendition = { url: 'https://example.com/hero-w640.webp', width: 640, height: 320 };

for (const name of ['logo', 'hero']) {
  describe(`A-RULES-17 an admin sets the ${name}`, () => {
    const deed = name === 'hero' ? 'changed' : 'created';
    const set = (data: object) => writeContent(as('admin'), 'set', `siteMedia/${name}`, data, deed);

    accepts(set, picture, {
      'a picture': {},
      'one in the local Storage': {
        url: 'http://127.0.0.1:9199/v0/b/c/o/site-hero%2Fa.webp?alt=media',
      },
      'one with path and renditions': {
        path: 'site-hero/hero-1.webp',
        variants: { w256: rendition, w640: rendition, w1280: rendition },
        placeholder: 'data:image/webp;base64,UklGRg==',
      },
      'the longest texts': { path: 'p'.repeat(500), placeholder: longest },
    });
    refuses(set, picture, {
      ...eachMissing(['url', 'uploadedAt']),
      'a blank url': { url: '' },
      'a script as url': { url: 'javascript:alert(1)' },
      'an invented time': { uploadedAt: new Date('2026-02-01T16:00:00Z') },
      'a path that is no text': { path: 1 },
      'an endless path': { path: 'p'.repeat(501) },
      ...oddSizes('variants', rendition),
      ...oddPlaceholders('placeholder'),
      'a w256 without a safe url': { variants: { w256: { url: 'javascript:alert(1)' } } },
      'a w640 without a safe url': { variants: { w640: { url: 'javascript:alert(1)' } } },
      'a w1280 without a url': { variants: { w1280: { width: 1280 } } },
      'an extra field': { alt: 'Mountains' },
    });
  });
}
