import { beforeEach, describe, expect, it } from 'vitest';
import { bookVisit, changeVisit } from '#data/booking/book-visit.ts';
import {
  addCall,
  addNote,
  listActivity,
  setCallBack,
  setHeardFrom,
  setLeadStatus,
} from '#data/leads/activity-log.ts';
import { getLead } from '#data/leads/leads.ts';
import { createImage } from '#data/pictures/images.ts';
import {
  changeMediaItem,
  createMediaItem,
  type MediaChange,
  type NewMediaItem,
  trashMediaItem,
} from '#data/pictures/media-items.ts';
import { setSiteMedia } from '#data/pictures/site-media-admin.ts';
import { getPost, savePost, setFeatured } from '#data/posts/post-admin.ts';
import { saveStaffMember } from '#data/staff-admin.ts';
import { listTrail } from '#data/trail/trail.ts';
import { listVisits } from '#data/visits/visits.ts';
import { blankPost, postFieldsOf } from '#domain/posts/post-fields.ts';
import type { Booking } from '#domain/visits/booking.ts';
import { staffFields } from '../staff-fixtures.ts';
import { typedTime } from '../type-fixtures.ts';
import { loseAnswers } from './lose-answers.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';

const nine = new Date('2026-11-18T16:00:00Z');
const ten = new Date('2026-11-18T17:00:00Z');
const week = { from: new Date('2026-11-16T07:00:00Z'), to: new Date('2026-11-23T07:00:00Z') };
const booking: Booking = {
  leadId: 'maria',
  personId: null,
  patientName: 'Maria Olsen',
  patientPhone: '',
  patientEmail: '',
  providerId: 's1',
  ...typedTime(nine, 'new_patient'),
  note: '',
};
const robin = staffFields({
  name: 'Robin Sample',
  title: 'Massage therapist',
  order: 3,
  credentials: ['LMT'],
});
const lobby: NewMediaItem = {
  ...{ mediaType: 'image', mimeType: 'image/webp', fileName: 'lobby.jpg', fileSize: 4 },
  ...{ storagePath: '', downloadURL: '', alt: 'The lobby', tags: [], caption: '' },
  ...{ status: 'published', visibility: 'public', uploadedBy: 'dana' },
};
const _lobbyDetails: MediaChange = {
  ...{ alt: 'The lobby', tags: [], caption: '' },
  ...{ status: 'published', visibility: 'public' },
};
/** The other fields of a visit from before `updatedBy`. */
const oldVisit = {
  endsAt: ten,
  status: 'scheduled',
  sequence: 0,
  createdAt: nine,
  updatedAt: nine,
};
const id = '0b8f5c1e-6f5a-4a3e-9a57-2f0e9d1c7b42';

beforeEach(async () => {
  await emulator.wipe();
  const request = { type: 'contact', email: '', phone: '', injury: '', createdAt: week.from };
  await emulator.store([
    { path: 'staff/s1', data: { name: 'Dr. Sample Avery', title: 'DC', order: 0 } },
    {
      path: 'leads/maria',
      data: { ...request, name: 'Maria Olsen', status: 'new', firstCallAt: null, reachedAt: null },
    },
    { path: 'leads/bot', data: { ...request, name: 'Bot', status: 'new', spam: true } },
  ]);
  await signInAs('admin');
});

const history = async () =>
  (await listActivity('maria')).map((entry) => ('text' in entry ? entry.text : entry.kind));
const visits = async () =>
  (await listVisits(week)).map(({ startsAt, sequence }) => [startsAt, sequence]);

describe('an answer that is lost, and a second press', () => {
  it('store one note', async () => {
    loseAnswers();
    await addNote('maria', 'Prefers mornings.', dana, id);
    await addNote('maria', 'Prefers mornings.', dana, id);
    expect(await history()).toEqual(['Prefers mornings.']);
  });

  it('store one note also when the first press could not check', async () => {
    loseAnswers({ blind: 1 });
    await expect(addNote('maria', 'Prefers mornings.', dana, id)).rejects.toThrow();
    await addNote('maria', 'Prefers mornings.', dana, id);
    expect(await history()).toEqual(['Prefers mornings.']);
  });

  it('keep both when the words have changed between the two', async () => {
    loseAnswers({ blind: 1 });
    await expect(addNote('maria', 'Prefers mornings.', dana, id)).rejects.toThrow();
    await addNote('maria', 'Prefers mornings. On crutches.', dana, id);
    expect((await history()).sort()).toEqual([
      'Prefers mornings.',
      'Prefers mornings. On crutches.',
    ]);
  });

  it('log one call', async () => {
    loseAnswers({ blind: 1 });
    await expect(addCall('maria', 'reached', dana, id)).rejects.toThrow();
    await addCall('maria', 'reached', dana, id);
    expect(await history()).toEqual(['call']);
    const first = await getLead('maria');
    expect(first?.firstCallAt).toBeInstanceOf(Date);
    await addCall('maria', 'reached', dana, crypto.randomUUID());
    expect(await getLead('maria')).toMatchObject({
      firstCallAt: first?.firstCallAt,
      reachedAt: first?.firstCallAt,
    });
  });

  it('log two calls at once, of which one sets the time', async () => {
    await Promise.all([
      addCall('maria', 'no_answer', dana, id),
      addCall('maria', 'reached', dana, crypto.randomUUID()),
    ]);
    expect(await history()).toEqual(['call', 'call']);
    const { firstCallAt, reachedAt } = (await getLead('maria')) ?? {};
    expect(reachedAt?.getTime()).toBeGreaterThanOrEqual(firstCallAt?.getTime() ?? Infinity);
  });

  it('store where a person heard of the clinic once', async () => {
    loseAnswers();
    await setHeardFrom('maria', 'doctor', dana, null);
    await setHeardFrom('maria', 'doctor', dana, null);
    expect((await getLead('maria'))?.heardFrom).toBe('doctor');
  });

  it('put a lead off once', async () => {
    loseAnswers();
    await setCallBack('maria', nine, dana, null);
    await setCallBack('maria', nine, dana, null);
    expect((await getLead('maria'))?.callBackAt).toEqual(nine);
    expect(await history()).toEqual(['call_back']);
  });

  it('change a status once, and return the earlier one', async () => {
    loseAnswers();
    expect(await setLeadStatus('maria', 'contacted', dana)).toBe('new');
    expect(await history()).toEqual(['status']);
  });

  it('book once', async () => {
    loseAnswers();
    await bookVisit(booking, dana, id);
    await bookVisit(booking, dana, id);
    expect(await visits()).toEqual([[nine, 0]]);
    expect(await history()).toEqual(['status']);
  });

  it('book once also for another time, and move the visit there', async () => {
    await bookVisit(booking, dana, id);
    await bookVisit({ ...booking, ...typedTime(ten, 'new_patient') }, dana, id);
    expect(await visits()).toEqual([[ten, 1]]);
    expect(await storedIn('slotLocks')).toHaveLength(4);
  });

  it('keep a colleague’s change to the visit', async () => {
    await bookVisit(booking, dana, id);
    await changeVisit(id, { status: 'cancelled' }, dana);
    const again = bookVisit(booking, dana, id);
    await expect(again).resolves.toMatchObject({ id });
    expect((await listVisits(week))[0]?.status).toBe('cancelled');
    await expect(
      bookVisit({ ...booking, ...typedTime(ten, 'new_patient') }, dana, id),
    ).rejects.toMatchObject({ code: 'changed' });
  });

  it('book a second visit for another request', async () => {
    await bookVisit(booking, dana, id);
    await bookVisit({ ...booking, leadId: null, ...typedTime(ten, 'new_patient') }, dana, id);
    expect(await visits()).toEqual([
      [nine, 0],
      [ten, 0],
    ]);
  });

  it('change a visit once, and return the earlier one', async () => {
    await bookVisit(booking, dana, id);
    loseAnswers();
    expect(await changeVisit(id, { startsAt: ten }, dana)).toMatchObject({ startsAt: nine });
    expect(await changeVisit(id, { startsAt: ten }, dana)).toBeNull();
    expect(await visits()).toEqual([[ten, 1]]);
  });

  it('add one member of staff, and tell of other values', async () => {
    loseAnswers();
    await saveStaffMember(id, robin, null, dana);
    await saveStaffMember(id, robin, null, dana);
    const other = saveStaffMember(id, { ...robin, title: 'Therapist' }, null, dana);
    await expect(other).rejects.toMatchObject({ code: 'changed', theirs: robin });
    const added = (await storedIn('staff')).filter((member) => member.id !== 's1');
    expect(added).toMatchObject([{ id, title: robin.title }]);
  });

  it('store one photo', async () => {
    loseAnswers({ blind: 1 });
    await expect(createMediaItem(id, lobby, dana)).rejects.toThrow();
    await createMediaItem(id, lobby, dana);
    expect(await storedIn('media')).toMatchObject([{ id, alt: 'The lobby' }]);
  });

  it('store one picture of the library', async () => {
    loseAnswers();
    await createImage(
      { alt: '', sizes: {}, originalPath: 'blogImages/a.webp', placeholder: '' },
      dana,
    );
    expect(await storedIn('images')).toHaveLength(1);
  });

  it('set the hero', async () => {
    loseAnswers();
    const sizes = { url: 'https://photos.example/hero.webp' };
    const variants = { w256: sizes, w640: sizes, w1280: sizes };
    await setSiteMedia(
      'hero',
      { ...sizes, path: 'site-hero/a.webp', variants, placeholder: '' },
      dana,
    );
    expect(await storedIn('siteMedia')).toMatchObject([{ path: 'site-hero/a.webp' }]);
  });
});

describe('the later of two people', () => {
  it('is told before a visit is overwritten', async () => {
    await bookVisit(booking, dana, id);
    await changeVisit(id, { note: 'Brings the report.' }, dana, { sequence: 0 });
    const late = changeVisit(id, { startsAt: ten }, dana, { sequence: 0 });
    await expect(late).rejects.toMatchObject({ theirs: { note: 'Brings the report.' } });
    expect(await visits()).toEqual([[nine, 1]]);
  });
});

describe('a visit', () => {
  it('stores who changed it last', async () => {
    await bookVisit(booking, dana, id);
    await changeVisit(id, { status: 'cancelled' }, dana);
    expect(await listVisits(week)).toMatchObject([{ updatedBy: dana }]);
    const { entries } = await listTrail({
      by: null,
      appointmentId: null,
      leadIds: [],
      area: 'visits',
      day: null,
      after: null,
    });
    expect(entries).toMatchObject([
      {
        kind: 'visit_change',
        from: { status: 'scheduled' },
        to: { status: 'cancelled' },
        by: dana,
      },
      { kind: 'booking', to: { startsAt: booking.startsAt }, by: dana },
    ]);
  });

  it('takes no name but that of the profile', async () => {
    const forged = { uid: dana.uid, name: 'A colleague' };
    await expect(bookVisit(booking, forged, id)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await listVisits(week)).toEqual([]);
  });
});

describe('an unknown field', () => {
  const author = 'Ben Carter';

  it('stays in an article that is edited and starred', async () => {
    const texts = { title: 'Neck pain', slug: 'neck-pain', summary: 'S', content: 'C' };
    await emulator.store([
      { path: 'slugs/neck-pain', data: { postId: 'a' } },
      {
        path: 'blogPosts/a',
        data: { ...texts, status: 'draft', published: false, updatedAt: nine, author },
      },
    ]);
    const stored = await getPost('a');
    if (!stored) throw new Error('no post');
    const base = postFieldsOf(stored);
    const fields = { ...blankPost, ...texts, summary: 'What helps.' };
    await savePost('a', fields, base, dana);
    await setFeatured('a', true, dana);
    expect(await storedIn('blogPosts')).toMatchObject([
      { author, summary: 'What helps.', featured: true },
    ]);
  });

  it('stays with a member of staff, a photo and a visit', async () => {
    const { variants: _, ...photo } = lobby;
    await emulator.store([
      { path: 'staff/s1', data: { name: 'Dr. Sample Avery', title: 'DC', order: 0, author } },
      { path: 'media/old', data: { ...photo, type: 'clinicPhoto', createdAt: nine, author } },
      {
        path: `appointments/${id}`,
        data: { ...booking, providerName: 'Dr. Sample Avery', ...oldVisit, author },
      },
    ]);
    const avery = { ...robin, name: 'Dr. Sample Avery', title: 'DC', order: 0 };
    await saveStaffMember(
      's1',
      { ...avery, bio: 'Ten years.' },
      { ...avery, credentials: [] },
      dana,
    );
    await changeMediaItem('old', { caption: 'Sunrise' }, dana);
    await trashMediaItem('old', dana);
    await changeVisit(id, { note: 'Called' }, dana);
    expect(await storedIn('staff')).toMatchObject([{ author, bio: 'Ten years.' }]);
    expect(await storedIn('media')).toMatchObject([{ author, caption: 'Sunrise' }]);
    expect(await storedIn('appointments')).toMatchObject([{ author, note: 'Called' }]);
  });
});
