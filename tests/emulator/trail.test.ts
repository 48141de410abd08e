import { beforeEach, expect, it } from 'vitest';
import { changeRole } from '#data/account/accounts.ts';
import { saveFacts } from '#data/clinic-admin.ts';
import { saveTemplate } from '#data/messages/templates.ts';
import { createImage, deleteImage } from '#data/pictures/images.ts';
import {
  changeMediaItem,
  createMediaItem,
  deleteMediaItem,
  trashMediaItem,
} from '#data/pictures/media-items.ts';
import { resetSiteMedia, setSiteMedia } from '#data/pictures/site-media-admin.ts';
import { deletePost, savePost } from '#data/posts/post-admin.ts';
import { deleteStaffMember, saveStaffMember } from '#data/staff-admin.ts';
import { addAccessEntries, listTrail, readNames } from '#data/trail/trail.ts';
import { originalWords } from '#domain/messages/original-words.ts';
import { blankPost } from '#domain/posts/post-fields.ts';
import { trailWords } from '#domain/trail/trail-words.ts';
import { photoFields } from '../photo-fixtures.ts';
import { staffFields } from '../staff-fixtures.ts';
import { loseAnswers } from './lose-answers.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

beforeEach(async () => {
  await emulator.wipe();
  await emulator.store([
    { path: 'users/editor', data: { role: 'editor', name: 'Sample Editor', email: 'e@x.example' } },
  ]);
  await signInAs('admin');
});

/** What the log says, the oldest line first. */
async function words(): Promise<string[]> {
  const query = {
    by: 'dana',
    leadIds: [],
    appointmentId: null,
    area: null,
    day: null,
    after: null,
  };
  const { entries } = await listTrail(query);
  const names = await readNames(entries.map(({ place }) => place));
  return entries
    .map((entry) => trailWords(entry, ({ collection, id }) => names[`${collection}/${id}`]))
    .reverse();
}

it('an article: written, published, withdrawn, deleted', async () => {
  const draft = { ...blankPost, title: 'Neck pain', slug: 'neck-pain', summary: 'S', content: 'C' };
  const shown = { ...draft, published: true };
  await savePost('p1', draft, null, dana);
  await savePost('p1', { ...draft, summary: 'T' }, draft, dana);
  await savePost('p1', { ...shown, summary: 'T' }, { ...draft, summary: 'T' }, dana);
  await savePost('p1', { ...draft, summary: 'T' }, { ...shown, summary: 'T' }, dana);
  expect(await words()).toEqual([
    'added the article “Neck pain”',
    'changed the article “Neck pain”',
    'published the article “Neck pain”',
    'withdrew the article “Neck pain”',
  ]);
  await deletePost('p1', dana);
  expect((await words()).at(-1)).toBe('deleted the article “Neck pain”');
});

it('a photo: uploaded, hidden, in the trash, deleted', async () => {
  await createMediaItem('m1', photoFields({ alt: 'The lobby' }), dana);
  await changeMediaItem('m1', { caption: 'Morning' }, dana);
  await changeMediaItem('m1', { visibility: 'private' }, dana);
  await trashMediaItem('m1', dana);
  expect(await words()).toEqual([
    'published the file “The lobby”',
    'changed the file “The lobby”',
    'withdrew the file “The lobby”',
    'changed the file “The lobby”',
  ]);
  await deleteMediaItem('m1', dana);
  expect((await words()).at(-1)).toBe('deleted the file “The lobby”');
});

it('staff pages, the hero, a picture of the library, settings, messages and roles', async () => {
  const member = staffFields({ name: 'Sample Jordan T.', title: 'Assistant', order: 2 });
  await saveStaffMember('s1', member, null, dana);
  await deleteStaffMember('s1', dana);
  const size = { url: 'https://files.example/hero.webp' };
  const variants = { w256: size, w640: size, w1280: size };
  await setSiteMedia('hero', { ...size, path: 'hero.webp', variants, placeholder: '' }, dana);
  await resetSiteMedia('hero', dana);
  const image = await createImage(
    { alt: 'A road', sizes: {}, originalPath: '', placeholder: '' },
    dana,
  );
  await deleteImage(image, dana);
  await saveFacts({ phone: '(801) 555-0199' }, () => true, dana);
  await saveFacts({ tagline: 'Gentle care' }, () => true, dana);
  const own = { subject: 'See you {when}', body: '{when} {link}' };
  await saveTemplate('visitBooked', own, originalWords.en.visitBooked, dana);
  await saveTemplate('visitBooked', originalWords.en.visitBooked, own, dana);
  await saveTemplate('visitBooked', own, originalWords.en.visitBooked, dana);
  await saveTemplate('visitBooked', originalWords.en.visitBooked, own, dana);
  await changeRole('editor', 'front_desk', dana, 'editor');
  const all = await words();
  expect(all.filter((line) => !line.startsWith('changed the settings'))).toEqual([
    'added a staff page',
    'deleted the staff page “Sample Jordan T.”',
    'added the hero picture',
    'deleted the hero picture',
    'added a picture of the library',
    'deleted the picture of the library “A road”',
    'changed the words of the message “Visit booked”',
    'put back the original words of the message “Visit booked”',
    'changed the words of the message “Visit booked”',
    'put back the original words of the message “Visit booked”',
    'changed the role of Sample Editor from Editor to Front desk',
  ]);
  expect(all).toContain('changed the settings: tagline');
});

it('a look is stored once, also when its answer gets lost', async () => {
  const look = { id: 'same', kind: 'view', leadId: 'l1' } as const;
  loseAnswers();
  await addAccessEntries([look], dana);
  await addAccessEntries([look], dana);
  expect(await words()).toHaveLength(1);
});
