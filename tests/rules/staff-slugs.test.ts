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
import { as, type Client, startWith } from './environment.ts';
import { deleteLogged, writeContent } from './logged.ts';
import { mayOf, none, refuses, whoMay } from './tables.ts';

const member = { name: 'Dana Reyes', title: 'Chiropractic physician', order: 0 };

startWith({
  'staff/avery': { ...member, slug: 'avery' },
  'staff/robin': { ...member, slug: 'robin' },
  // From before the reservations.
  'staff/kim': { ...member, slug: 'kim' },
  'staff/none': member,
  'staffSlugs/avery': { memberId: 'avery' },
  'staffSlugs/robin': { memberId: 'robin' },
  'staffSlugs/left': { memberId: 'gave-up' },
  'staff/gave-up': member,
});

const reservation = ({ db }: Client, slug: string) => doc(db, 'staffSlugs', slug);

/** Saves the member with this slug in one commit with reservations ({slug: member}). */
function give(id: string, slug: string, holderOf: Record<string, string>, client = as('admin')) {
  const now = serverTimestamp();
  const isNew = id === 'new';
  return writeContent(
    client,
    isNew ? 'set' : 'update',
    `staff/${id}`,
    isNew ? { ...member, slug, createdAt: now, updatedAt: now } : { slug, updatedAt: now },
    isNew ? 'created' : 'changed',
    (batch) => {
      for (const [each, memberId] of Object.entries(holderOf)) {
        batch.set(reservation(client, each), { memberId });
      }
    },
  );
}

describe('who may do what with the reservations of staff pages', () => {
  whoMay([
    ['see one', mayOf('read', 'staffSlugs'), (client) => getDoc(reservation(client, 'avery'))],
    [
      'ask for a free one',
      mayOf('read', 'staffSlugs'),
      (client) => getDoc(reservation(client, 'x')),
    ],
    ['list them', none, ({ db }) => getDocs(collection(db, 'staffSlugs'))],
    [
      'renew one',
      mayOf('update', 'staffSlugs'),
      (client) => setDoc(reservation(client, 'avery'), { memberId: 'avery' }),
    ],
    [
      'make a missing one',
      mayOf('create', 'staffSlugs'),
      (client) => setDoc(reservation(client, 'kim'), { memberId: 'kim' }),
    ],
    ['delete one', none, (client) => deleteDoc(reservation(client, 'avery'))],
  ]);
});

describe.each(['avery', 'kim'])('the reservation of %s', (slug) => {
  refuses(
    (data) => setDoc(reservation(as('admin'), slug), data),
    { memberId: slug },
    {
      'no member': { memberId: undefined },
      'a member with another slug': { memberId: 'robin' },
      'a member without a page': { memberId: 'none' },
      'a member that is not there': { memberId: 'gone' },
      'an extra field': { redirectTo: 'https://example.com' },
    },
  );
});

describe.each(['new', 'none', 'avery'])('%s as the member who takes an address', (id) => {
  it('takes a free one', () => give(id, 'free', { free: id }));
  it('needs a reservation', () => assertFails(give(id, 'free', {})));
  it('cannot reserve for a colleague', () => assertFails(give(id, 'free', { free: 'robin' })));
  it('cannot reserve one address and take another', () =>
    assertFails(give(id, 'free', { elsewhere: id })));
  it('cannot take that of a colleague', async () => {
    await assertFails(give(id, 'robin', { robin: id }));
    await assertFails(give(id, 'robin', {}));
  });

  it('takes one that a colleague has left', async () => {
    await give('robin', 'renamed', { renamed: 'robin' });
    await give(id, 'robin', { robin: id });
  });

  it('takes one whose member has no page any more', () => give(id, 'left', { left: id }));

  it('takes that of a deleted colleague', async () => {
    await deleteLogged(as('admin'), 'staff/robin');
    await give(id, 'robin', { robin: id });
  });
});

describe('a member with a page', () => {
  it('gives it up', () => give('avery', '', {}));
  it('keeps it without a reservation', () => give('kim', 'kim', {}));
});
