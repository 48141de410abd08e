import { beforeEach, expect, it } from 'vitest';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { emulator, storedIn } from './stored.ts';

beforeEach(() => emulator.wipe());

const held = async (name: string, holder: string) =>
  (await storedIn(name)).map((reservation) => [reservation.id, reservation[holder]]);

it('a repair reserves the addresses of older pages, and a second one writes nothing', async () => {
  await emulator.store([
    { path: 'staff/avery', data: { name: 'Dr. Avery Lund', order: 0, slug: 'avery-lund' } },
    { path: 'staff/ben', data: { name: 'Ben Aldous', order: 1, slug: 'ben' } },
    { path: 'staff/rosa', data: { name: 'Rosa Marquez', order: 2 } },
    { path: 'staff/kim', data: { name: 'Kim', order: 3, slug: '' } },
    { path: 'staff/odd', data: { name: 'Odd', order: 4, slug: 'not/one' } },
    { path: 'staffSlugs/ben', data: { memberId: 'gone' } },
    { path: 'blogPosts/p1', data: { title: 'Neck pain', slug: 'neck-pain' } },
    { path: 'blogPosts/p2', data: { title: 'Back pain', slug: 'back-pain' } },
    { path: 'slugs/back-pain', data: { postId: 'p2' } },
    { path: 'slugs/former', data: { postId: 'p2' } },
  ]);
  expect(await repair(localEnv)).toEqual(expect.arrayContaining(['slugs', 'staffSlugs']));
  expect(await held('staffSlugs', 'memberId')).toEqual([
    ['avery-lund', 'avery'],
    ['ben', 'ben'],
  ]);
  expect(await held('slugs', 'postId')).toEqual([
    ['back-pain', 'p2'],
    ['former', 'p2'],
    ['neck-pain', 'p1'],
  ]);
  expect(await repair(localEnv)).toEqual([]);
});

it('of two members with one address, a repair leaves it to the one who has it', async () => {
  const at = (id: string) => ({ path: `staff/${id}`, data: { name: id, order: 0, slug: 'one' } });
  await emulator.store([at('a'), at('b'), { path: 'staffSlugs/one', data: { memberId: 'b' } }]);
  await repair(localEnv);
  expect(await held('staffSlugs', 'memberId')).toEqual([['one', 'b']]);
});
