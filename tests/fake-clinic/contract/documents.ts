import { searchKeys } from '#domain/leads/lead-search.ts';
import { withSearchKeys } from '#domain/people/person.ts';
import { lockIds } from '#domain/visits/slots.ts';
import type { SeedDocument, StoredValue } from '../../../scripts/seed/document.ts';
import { type OriginalId, typedTime } from '../../type-fixtures.ts';

type Fields = SeedDocument['data'];

/** Six in the evening in London: a quarter hour that no other day has. */
export const day = (date: number) => new Date(Date.UTC(2025, 10, date, 18));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const halfAnHourAgo = minutesAgo(30);
/** On a quarter hour. */
export const tomorrow = new Date((Math.floor(Date.now() / 900_000) + 96) * 900_000);
const daysAgo = (days: number) => minutesAgo(days * 24 * 60);

export const maria = { email: 'maria.olsen@example.com', phone: '(801) 555-0161' };

function lead(fields: Fields): Fields {
  const person = { name: 'Luis Herrera', email: '', phone: '', injury: '', ...fields };
  const keys = searchKeys(person as Parameters<typeof searchKeys>[0]);
  return {
    type: 'contact',
    status: 'new',
    spam: false,
    updatedAt: day(1),
    ...person,
    searchKeys: keys,
  };
}

function person(fields: {
  name: string;
  keys?: string[];
  mergedInto?: string;
  language?: string;
}): Fields {
  const { name, keys = [] } = fields;
  const times = { createdAt: day(1), updatedAt: day(1) };
  return { ...withSearchKeys({ name, keys }), mergedInto: null, notSame: [], ...times, ...fields };
}

function post(slug: string, fields: Fields): Fields {
  const texts = { title: `Title of ${slug}`, summary: 'Summary', content: 'Content' };
  return { ...texts, slug, status: 'published', published: true, createdAt: day(1), ...fields };
}

function item(fields: Fields): Fields {
  const photo = { type: 'clinicPhoto', mediaType: 'image', alt: 'Alt', uploadedBy: 'dana' };
  return { ...photo, status: 'published', visibility: 'public', ...fields };
}

export const visitTime = (startsAt: Date, type: OriginalId = 're_examination') =>
  typedTime(startsAt, type);

function visit(startsAt: Date, fields: Fields): Fields {
  const patient = { patientName: 'Luis Herrera', patientPhone: '', patientEmail: '', leadId: null };
  const provider = { providerId: 'avery', providerName: 'Dr. Sample Avery' };
  const state = { status: 'scheduled', note: '', sequence: 0, updatedAt: day(1) };
  return { ...patient, ...provider, ...state, ...visitTime(startsAt), ...fields };
}

const locksOf = (appointmentId: string, providerId: string, startsAt: Date) =>
  Object.fromEntries(
    lockIds({ providerId, ...visitTime(startsAt) }).map((id) => [
      `slotLocks/${id}`,
      { appointmentId },
    ]),
  );

const problem = (what: string, at: Date): Fields => ({
  what,
  kind: 'k',
  build: 'b',
  route: '/',
  at,
});

const review = (text: string, fields: Fields): Fields => ({
  ...{ text, name: 'Maria', source: 'Google', sourceUrl: 'https://reviews.example/1' },
  ...{ reviewedOn: '', permittedOn: '2025-11-07', permittedBy: 'sam', status: 'published' },
  ...{ createdAt: day(1), updatedAt: day(1), ...fields },
});

const device = (label: string, lastUsedAt: Date): Fields => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  label,
  createdAt: day(0),
  lastUsedAt,
});

const narrow = { url: 'https://files.example/hero-w256.webp', width: 256, height: 128 };
const wide = { url: 'https://files.example/hero.webp', width: 1280, height: 640 };
export const hero = { url: wide.url, sizes: [narrow, wide], placeholder: '' };

const rendition = (name: string): StoredValue => ({
  w1280: { url: `https://files.example/${name}.webp`, width: 1280, height: 853 },
});

/** What is stored before each case of the contract, by path. No list is stored in the order that it is read in. */
export const documents: Record<string, Fields> = {
  'users/dana': { role: 'admin' },
  'users/editor': { role: 'editor', email: 'editor@clinic.example', name: 'Sample Editor' },
  'users/dana/devices/windows': device('Edge on Windows', day(1)),
  'users/dana/devices/mac': device('Safari on Mac', day(2)),
  'users/sam/devices/linux': device('Firefox on Linux', day(3)),

  'leads/middle': lead({ createdAt: day(3), notify: { dueAt: minutesAgo(10) } }),
  'leads/newest': lead({
    name: 'Maria Olsen',
    ...maria,
    personId: 'maria',
    createdAt: day(4),
    firstCallAt: null,
    reachedAt: null,
    notify: { dueAt: minutesAgo(1) },
  }),
  'leads/called': lead({
    createdAt: day(2),
    status: 'contacted',
    notify: { dueAt: minutesAgo(20) },
  }),
  'leads/closed': lead({
    ...{ email: maria.email, createdAt: day(1), status: 'closed', language: 'es' },
  }),
  'leads/spam': lead({ createdAt: day(5), spam: true, language: 'es' }),
  'leads/suspect': lead({
    type: 'attorney',
    email: 'pat@firm.example',
    createdAt: halfAnHourAgo,
    updatedAt: halfAnHourAgo,
    spam: true,
  }),
  'leads/spam-of-staff': lead({
    type: 'attorney',
    email: 'pat@firm.example',
    createdAt: halfAnHourAgo,
    updatedAt: minutesAgo(10),
    spam: true,
  }),
  'leads/dismissed': lead({ createdAt: day(6), status: 'dismissed' }),
  'leads/guide': lead({ type: 'pip', phone: maria.phone, createdAt: day(7), status: 'guide_sent' }),
  'leads/snoozed': lead({ type: 'attorney', createdAt: day(8), callBackAt: day(20) }),
  'leads/long-ago': lead({ phone: maria.phone, createdAt: day(-200), status: 'dismissed' }),

  'persons/maria': person({ name: 'Maria Olsen', keys: [maria.phone, maria.email] }),
  'persons/ben': person({ name: 'Ben Olsen', keys: [maria.phone] }),
  'imports/earlier': {
    ...{ file: 'old.csv', fingerprint: 'b'.repeat(64), columns: 'name,phone', state: 'done' },
    ...{ rows: 1, done: 1, added: 1, joined: 0, createdAt: day(1), updatedAt: day(1) },
    by: { uid: 'dana', name: 'Dana Reyes' },
  },
  'persons/earlier-00002': {
    ...person({ name: 'Erin Known', keys: ['(801) 555-0190'] }),
    imported: { importId: 'earlier', name: 'Erin Known', keys: ['(801) 555-0190'], lang: 'es' },
  },
  'persons/mary': person({ name: 'Mary Olsen', mergedInto: 'maria', language: 'es' }),

  'blogPosts/legacy': { title: 'Old', slug: 'legacy', published: true, updatedAt: day(3) },
  'blogPosts/fresh': post('fresh', { updatedAt: day(6), isSample: true }),
  'blogPosts/draft': post('draft', {
    status: 'draft',
    published: false,
    featured: true,
    isSample: true,
    updatedAt: day(4),
  }),
  'blogPosts/starred': post('starred', { featured: true, updatedAt: day(5) }),
  'blogPosts/undated': post('undated', {}),
  'blogPosts/nowhere': { title: 'Without an address', published: true, updatedAt: day(2) },
  'counters/featuredPosts': { ids: ['starred', 'draft'] },
  'slugs/fresh': { postId: 'fresh' },
  'slugs/former': { postId: 'fresh' },
  'slugs/draft': { postId: 'draft' },
  'slugs/former-draft': { postId: 'draft' },

  'media/shown': item({ createdAt: day(4), isSample: true }),
  'media/oldest': item({ createdAt: day(1) }),
  'media/private': item({ createdAt: day(5), visibility: 'private' }),
  'media/draft': item({ createdAt: day(6), status: 'draft' }),
  'media/video': item({ createdAt: day(2), mediaType: 'video' }),
  'media/undated': item({}),
  'media/trashed': item({
    createdAt: day(3),
    isSample: true,
    status: 'draft',
    trash: { at: day(8), status: 'published' },
  }),
  'media/trashed-last': item({
    createdAt: day(7),
    status: 'draft',
    trash: { at: day(9), status: 'draft' },
  }),

  'images/old': { alt: 'Old', createdAt: day(1), sizes: rendition('old') },
  'images/new': { alt: 'New', createdAt: day(2), sizes: rendition('new') },
  'images/undated': { alt: 'Undated', sizes: rendition('undated') },

  'siteMedia/hero': { url: hero.url, variants: { w1280: wide, w256: narrow }, placeholder: '' },

  'problems/a': problem('yesterday', daysAgo(1)),
  'problems/b': problem('today', minutesAgo(5)),
  'problems/c': problem('last month', daysAgo(31)),

  'templates/visitBooked': {
    ...{ subject: 'See you {when}', body: '{link}', updatedAt: day(2) },
    by: { uid: 'dana', name: 'Dana Reyes' },
  },
  'templates/gone': { subject: 'Of an older version', body: 'Text', updatedAt: day(3) },

  'settings/clinic': {
    ...{ name: 'Canyon Spine', phone: '(801) 555-0100' },
    ...{ updatedAt: day(1), updatedBy: 'dana' },
  },
  'settings/mailTest': { at: day(2), ok: false, reason: 'No mail server' },
  'settings/publishing': {
    buildHook: 'https://api.netlify.com/build_hooks/one',
    updatedAt: day(1),
  },

  'staff/taylor': { name: 'Sample Jordan T.', title: 'Assistant', order: 2, isSample: true },
  'staff/avery': { name: 'Dr. Sample Avery', title: 'Physician', order: -1, slug: 'avery-lund' },
  'staffSlugs/avery-lund': { memberId: 'avery' },

  'reviews/older': review('Older', { reviewedOn: '2025-11-02' }),
  'reviews/undated': review('Undated', { status: 'draft', sourceUrl: '' }),
  'reviews/newest': review('Newest', { reviewedOn: '2025-11-06' }),
  'reviews/draft': review('Draft', { reviewedOn: '2025-11-05', status: 'draft' }),
  'reviews/oldest': review('Oldest', { reviewedOn: '2025-11-01' }),
  'reviews/sample': review('Sample', { reviewedOn: '2025-11-04', isSample: true }),

  'appointments/later': visit(day(20), {
    providerId: 'taylor',
    // Not due, however long the run takes.
    mail: { askedAt: minutesAgo(-60) },
    answer: { kind: 'move', words: 'Mornings, please', at: day(3), open: true },
  }),
  'appointments/booked': visit(day(18), {
    leadId: 'called',
    mail: { askedAt: minutesAgo(10), state: 'failed' },
    answer: { kind: 'confirmed', words: '', at: day(1), open: false },
  }),
  'appointments/cancelled': visit(day(19), {
    status: 'cancelled',
    leadId: 'newest',
    personId: 'maria',
    mail: { askedAt: minutesAgo(20), state: 'sent' },
    answer: { kind: 'cancelled', words: '', at: day(2), open: true },
  }),
  'appointments/ahead': visit(daysAgo(-2), {
    leadId: 'closed',
    personId: 'mary',
    patientPhone: maria.phone,
    patientEmail: maria.email,
  }),
  'appointments/sooner': visit(daysAgo(-1), { leadId: 'deleted', providerId: 'taylor' }),
  'appointments/called-off': visit(daysAgo(-3), {
    ...{ status: 'cancelled', patientEmail: maria.email, mail: { askedAt: null } },
  }),
  'appointments/held': visit(daysAgo(-5), { status: 'held', heldUntil: minutesAgo(-600) }),
  'appointments/was-held': visit(daysAgo(-6), { heldUntil: minutesAgo(-300) }),
  'appointments/lapsed': visit(daysAgo(-7), { status: 'held', heldUntil: minutesAgo(5) }),
  'appointments/next-week': visit(day(24), { status: 'completed', leadId: 'middle' }),
  ...locksOf('booked', 'avery', day(18)),
  ...locksOf('later', 'taylor', day(20)),
};
