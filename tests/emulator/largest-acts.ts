import {
  changeRole,
  reactivateAccount,
  signOutEverywhere,
  suspendAccount,
} from '#data/account/accounts.ts';
import { removeDevice, saveDevice, touchDevice } from '#data/account/devices.ts';
import { invite } from '#data/account/invite.ts';
import { noteUse } from '#data/account/profile.ts';
import { bookVisit, callOffMail, changeVisit, closeAnswer } from '#data/booking/book-visit.ts';
import { setRequestWish, setVisitWish } from '#data/booking/waitlist.ts';
import { saveCalendarFeeds } from '#data/calendar-feeds.ts';
import { saveFacts } from '#data/clinic-admin.ts';
import {
  addCall,
  addNote,
  markNotSpam,
  setCallBack,
  setHeardFrom,
  setLeadStatus,
} from '#data/leads/activity-log.ts';
import { saveTemplate } from '#data/messages/templates.ts';
import { correctContact } from '#data/people/correct-contact.ts';
import { eraseRecord } from '#data/people/erase-record.ts';
import { setLegalHold } from '#data/people/hold-request.ts';
import { saveRetention } from '#data/people/retention-settings.ts';
import { correctImported } from '#data/persons/correct-imported.ts';
import { beginImport, importPersons, undoImport } from '#data/persons/import-persons.ts';
import { mergePersons, noteNotSame, undoMerge } from '#data/persons/merge-persons.ts';
import { createImage, deleteImage } from '#data/pictures/images.ts';
import {
  changeMediaItem,
  createMediaItem,
  deleteMediaItem,
  restoreMediaItem,
  trashMediaItem,
} from '#data/pictures/media-items.ts';
import { resetSiteMedia, setSiteMedia } from '#data/pictures/site-media-admin.ts';
import { deletePost, savePost, setFeatured } from '#data/posts/post-admin.ts';
import { addProblem } from '#data/problems/problems.ts';
import { saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { deleteReview, publishReview, saveReview } from '#data/review-admin.ts';
import { saveBookingSettings, saveVisitTypes } from '#data/save-booking.ts';
import { deleteStaffMember, saveStaffMember } from '#data/staff-admin.ts';
import { addAccessEntries } from '#data/trail/trail.ts';
import { keepFromAsking, noteReviewAsk } from '#data/visits/review-asks.ts';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import type { Clinic, OpenSpan, WeekHours } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { originalVisitTypes, type VisitType } from '#domain/clinic/visit-types.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import type { ChosenWish } from '#domain/leads/sooner-wish.ts';
import { type MessageKind, originalWords } from '#domain/messages/original-words.ts';
import { importedId } from '#domain/people/patient-import.ts';
import type { PatientRow } from '#domain/people/patient-rows.ts';
import { personFrom } from '#domain/people/person.ts';
import { retentionFrom } from '#domain/people/retention.ts';
import { galleryEntry } from '#domain/pictures/gallery-entries.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import type { VisitStatus } from '#domain/visits/visit.ts';
import type { SeedDocument } from '../../scripts/seed/document.ts';
import { staffFields } from '../staff-fixtures.ts';
import { type OriginalId, typedTime } from '../type-fixtures.ts';
import { dana } from './sign-in-as.ts';
import { ago, day, minute, noonIn } from './stored-visit.ts';

/** Something that a screen does, with the most that it can hold. */
export type Act = {
  title: string;
  roles: readonly ('admin' | 'owner' | 'front_desk' | 'editor')[];
  start: SeedDocument[];
  run: () => Promise<unknown>;
};

/** The acts of these roles. The last role may do least. start: what is stored before. */
const actOf =
  (...roles: Act['roles']) =>
  (title: string, start: SeedDocument[], run: Act['run']): Act => ({ title, roles, start, run });
const owner = actOf('owner');
const managers = actOf('owner', 'admin');
const desk = actOf('owner', 'admin', 'front_desk');
const everyone = actOf('owner', 'admin', 'front_desk', 'editor');
const writers = actOf('editor', 'admin', 'owner');

const anyTime: ChosenWish = {
  days: [1, 2, 3, 4, 5, 6, 0],
  parts: ['morning', 'afternoon', 'evening'],
};

const text = (length: number, part = 'Wörter. ') =>
  part
    .repeat(length)
    .slice(0, length - 1)
    .concat('x');
const lines = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => text(length, `${i} Line `));
const doc = (path: string, data: object) => ({ path, data }) as SeedDocument;
const wordsOf = (kind: MessageKind) => originalWords.en[kind];

// Requests

const lead = {
  type: 'contact',
  status: 'new',
  spam: false,
  name: text(120, 'Maria Olsen '),
  email: 'maria.olsen@example.com',
  phone: '(801) 555-0177',
  message: text(2000),
  searchKeys: lines(200, 40),
  heardFrom: null,
  callBackAt: null,
  firstCallAt: null,
  reachedAt: null,
  hold: null,
  createdAt: ago(60),
  updatedAt: ago(50),
  changeId: 'earlier',
};
const counts = doc('summaries/leads', { contact: { new: 5, contacted: 5, spam: 5 } });
const request = (fields: object = {}) => [doc('leads/l1', { ...lead, ...fields }), counts];

const requests: Act[] = [
  ...(['contacted', 'closed', 'spam'] as const).map(
    (to): Act =>
      desk(`a snoozed request becomes ${to}`, request({ callBackAt: noonIn(2) }), () =>
        setLeadStatus('l1', to, dana),
      ),
  ),
  desk('a request leaves Spam', request({ spam: true }), () =>
    markNotSpam('l1', dana, 'contacted'),
  ),
  desk('a note to a request', request(), () => addNote('l1', text(2000), dana, 'note-1')),
  desk('the first call reaches the person', request({ callBackAt: noonIn(2) }), () =>
    addCall('l1', 'reached', dana, 'call-1'),
  ),
  desk('a later call', request({ firstCallAt: ago(5), reachedAt: ago(5) }), () =>
    addCall('l1', 'left_message', dana, 'call-1'),
  ),
  desk('a request is put off', request(), () => setCallBack('l1', noonIn(3), dana, null)),
  desk('how the person heard of the clinic', request({ heardFrom: 'insurance' }), () =>
    setHeardFrom('l1', 'friend_or_family', dana, 'insurance'),
  ),
  desk('a request joins the waitlist', request(), () =>
    setRequestWish('l1', { ...anyTime, type: 'a'.repeat(40) }, dana, null),
  ),
  managers('a request on hold', request(), () => setLegalHold('l1', text(200), dana, null)),
  managers('a hold is lifted', request({ hold: { why: 'A lawsuit', by: dana, at: ago(9) } }), () =>
    setLegalHold('l1', null, dana, 'A lawsuit'),
  ),
  desk('lines of what was looked at', [], () =>
    addAccessEntries(
      Array.from({ length: 5 }, (_, i) => ({
        ...{ kind: 'view' as const, leadId: `lead-${i}` },
        id: crypto.randomUUID(),
      })),
      dana,
    ),
  ),
];

// Visits

const typedTimeOf = (id: OriginalId) => (startsAt: Date) => typedTime(startsAt, id);

/** The original ones, and the longest that a clinic can make. */
const typeTimes = {
  new_patient: typedTimeOf('new_patient'),
  re_examination: typedTimeOf('re_examination'),
  treatment: typedTimeOf('treatment'),
  longest: (startsAt: Date) => ({
    ...{ type: crypto.randomUUID(), typeName: text(60, 'Spinal decompression '), startsAt },
    ...{ endsAt: minutesAfter(startsAt, 90), buffer: 30 },
  }),
} satisfies Record<string, (startsAt: Date) => object>;
type TypeName = keyof typeof typeTimes;
const types = Object.keys(typeTimes) as TypeName[];
const visit = {
  leadId: 'l1',
  patientName: text(120, 'Maria Olsen '),
  patientPhone: '(801) 555-0177',
  patientEmail: 'maria.olsen@example.com',
  providerId: 's2',
  providerName: text(120, 'Dr. Avery '),
  note: text(500),
  sequence: 7,
  createdAt: ago(500),
  updatedAt: ago(400),
  updatedBy: dana,
  mail: {
    askedAt: ago(3),
    state: 'sent',
    triedAt: ago(300),
    told: {
      ...{ startsAt: noonIn(4), endsAt: noonIn(5), providerName: 'Dr. Avery' },
      ...{ email: 'maria.olsen@example.com', cancelled: false },
    },
  },
  answer: { kind: 'move', words: text(300), at: ago(30), open: true },
  changeId: 'earlier',
};
const providers = [
  doc('staff/s2', { name: 'Dr. Avery Lund', order: 0 }),
  doc('staff/s3', { name: 'Dr. Robin Sample', order: 1 }),
];

function booked(
  type: TypeName,
  status: VisitStatus,
  fields: object = {},
  ofRequest: object = {},
): SeedDocument[] {
  const startsAt = noonIn(4);
  const data = { ...visit, ...typeTimes[type](startsAt), status, ...fields };
  const isHeld = !['cancelled', 'no_show'].includes(status);
  return [
    doc('appointments/v1', data),
    ...(isHeld ? lockIds(data).map((id) => doc(`slotLocks/${id}`, { appointmentId: 'v1' })) : []),
    ...providers,
    ...request({ status: 'contacted', ...ofRequest }),
  ];
}

function book(type: TypeName, id: string, personId: string | null) {
  const { leadId, patientName, patientPhone, patientEmail, providerId, note } = visit;
  const person = { leadId, personId, patientName, patientPhone, patientEmail };
  const time = typeTimes[type](noonIn(4));
  return bookVisit({ ...person, providerId, ...time, note }, dana, id, true);
}

const steps: [title: string, from: VisitStatus, to: VisitStatus][] = [
  ['is confirmed', 'scheduled', 'confirmed'],
  ['is not confirmed after all', 'confirmed', 'scheduled'],
  ['arrives', 'confirmed', 'arrived'],
  ['is completed', 'arrived', 'completed'],
  ['is not completed after all', 'completed', 'arrived'],
  ['is cancelled', 'confirmed', 'cancelled'],
  ['does not come', 'scheduled', 'no_show'],
  ['is booked again after a cancellation', 'cancelled', 'scheduled'],
  ['is booked again after a no-show', 'no_show', 'scheduled'],
];

const person = {
  name: text(120, 'Maria Olsen '),
  keys: lines(18, 60),
  searchKeys: lines(200, 40),
  ...{ mergedInto: null, notSame: lines(20, 36) },
  ...{ createdAt: ago(500), updatedAt: ago(400), changeId: 'earlier' },
};
const known = [
  doc('persons/p1', person),
  doc('persons/p2', person),
  doc('persons/p3', { ...person, mergedInto: 'p2' }),
];

const personActs: Act[] = [
  desk('a person is merged into another one', known, () => mergePersons('p1', 'p2', dana)),
  desk('a merge is undone', known, () => undoMerge('p3', 'p2', dana)),
  desk('two are noted as two people', [doc('persons/p1', { ...person, notSame: [] })], () =>
    noteNotSame(personFrom('p1', { ...person, notSame: [] }), 'p2', dana),
  ),
];

/** A request that is put off, whose visit its patient holds. */
const held = (type: TypeName, heldUntil: Date) =>
  booked(type, 'held', { heldUntil }, { status: 'new', callBackAt: noonIn(2) });

const holdActs = types.flatMap((type): Act[] => [
  desk(`${type}: a hold is confirmed, with a mail`, held(type, noonIn(2)), () =>
    changeVisit('v1', { status: 'scheduled' }, dana, {}, true),
  ),
  desk(`${type}: a hold is confirmed after it has lapsed`, held(type, ago(1)), () =>
    changeVisit('v1', { status: 'scheduled' }, dana, {}, true),
  ),
  desk(`${type}: a hold gets another time`, held(type, noonIn(2)), () =>
    changeVisit('v1', { status: 'scheduled', startsAt: noonIn(5) }, dana, {}, true),
  ),
  desk(`${type}: a hold is released`, held(type, noonIn(2)), () =>
    changeVisit('v1', { status: 'cancelled' }, dana),
  ),
  desk(`${type}: is booked over a hold that has lapsed`, held(type, ago(1)), () =>
    book(type, 'v2', null),
  ),
]);
/** Each is surely somebody known, and knows more: its commit reads most. */
const patients = Array.from({ length: 12 }, (_, at): PatientRow => {
  const keys = Array.from({ length: 7 }, (_, key) =>
    `${at}-${key}@`.padEnd(250, 'k').concat('.com'),
  );
  const name = `${'abcdefghijkl'[at]?.repeat(9)} ${'Olsen '.repeat(18)}`.trim();
  return { row: at + 2, name, keys, lang: 'es', problems: [], isBrought: true };
});
const journal = {
  ...{
    file: text(200),
    fingerprint: 'a'.repeat(64),
    columns: 'phone,'.repeat(199),
    state: 'running',
  },
  ...{ rows: 12, done: 0, added: 0, joined: 0, by: { uid: dana.uid, name: dana.name } },
  ...{ createdAt: ago(2), updatedAt: ago(2), changeId: 'earlier' },
};
const watch = { onProgress() {}, signal: new AbortController().signal };
const roots = patients.map(({ name, keys }, at) =>
  doc(`persons/p${at}`, { ...person, name, keys: keys.slice(0, 1), notSame: [] }),
);
const unused = patients.map(({ row, name, keys }) =>
  doc(`persons/${importedId('i1', row)}`, {
    ...{ ...person, name, keys, notSame: [], createdAt: ago(2), updatedAt: ago(2) },
    imported: { importId: 'i1', name, keys, lang: 'es' },
  }),
);

const importActs: Act[] = [
  managers('an import of patients begins', [], () =>
    beginImport(
      {
        ...{ id: 'i1', file: text(200), fingerprint: 'a'.repeat(64), rows: 20_000 },
        columns: Array<'phone'>(200).fill('phone'),
      },
      dana,
    ),
  ),
  managers('patients of an import come', [doc('imports/i1', journal), ...roots], () =>
    importPersons('i1', patients, dana, watch),
  ),
  managers(
    'an import is undone',
    [doc('imports/i1', { ...journal, state: 'done', done: 12, joined: 12 }), ...unused],
    () => undoImport('i1', dana, watch),
  ),
  managers('a patient of an import is corrected', unused.slice(0, 1), async () => {
    for (const { row, name, keys } of patients.slice(0, 1)) {
      const other = { name: name.replace('a', 'b'), keys: keys.map((key) => `b${key}`) };
      await correctImported(importedId('i1', row), other, dana, { name, keys });
    }
  }),
];

const visitActs = types.flatMap((type): Act[] => [
  desk(
    `${type}: is booked from a request, with a mail`,
    [...providers, ...request({ callBackAt: noonIn(2) })],
    () => book(type, 'v1', null),
  ),
  desk(
    `${type}: is booked for a known person, who gets another phone and email`,
    [...providers, ...known, ...request({ callBackAt: noonIn(2) })],
    () => book(type, 'v1', 'p1'),
  ),
  ...steps.map(
    ([title, from, to]): Act =>
      desk(`${type}: ${title}`, booked(type, from), () => changeVisit('v1', { status: to }, dana)),
  ),
  desk(`${type}: a note is changed`, booked(type, 'confirmed'), () =>
    changeVisit('v1', { note: 'Comes with a daughter' }, dana),
  ),
  desk(`${type}: moves as the patient asked by the link`, booked(type, 'confirmed'), () =>
    changeVisit('v1', { startsAt: new Date(noonIn(4).getTime() + 15 * minute) }, dana),
  ),
  desk(
    `${type}: moves to another provider and day, with everything else changed`,
    booked(type, 'confirmed'),
    () =>
      changeVisit(
        'v1',
        {
          ...{ providerId: 's3', note: 'Comes with a daughter' },
          ...{ patientName: 'M. Olsen', patientPhone: '', patientEmail: 'mo@example.com' },
          ...typeTimes[type === 'longest' ? 'new_patient' : 'longest'](noonIn(9)),
        },
        dana,
        {},
        true,
      ),
  ),
  desk(`${type}: a mail is called off`, booked(type, 'confirmed'), () => callOffMail('v1', dana)),
  desk(`${type}: its patient would come sooner`, booked(type, 'confirmed'), () =>
    setVisitWish('v1', anyTime, dana, null),
  ),
  desk(`${type}: an answer is dealt with`, booked(type, 'confirmed'), () =>
    closeAnswer('v1', dana),
  ),
]);

const contacts = ['maria.olsen@example.com', '(801) 555-0177'];
const long = { contact: 1, pip: 1, attorney: 1, spam: 1 };
const over = typeTimes.longest(noonIn(-90));
const isOver = { updatedAt: new Date(Date.now() - 90 * day) };

const persons: Act[] = [
  desk('a person is asked for a review', [], () => noteReviewAsk(contacts, dana)),
  desk('a person wants no review asked', [], () => keepFromAsking(contacts, true, dana)),
  desk('a person wants to be asked after all, again', [], async () => {
    for (const isOptedOut of [true, false, true, false]) {
      await keepFromAsking(contacts, isOptedOut, dana);
    }
  }),
  managers(
    'the contact of a request and its visit is corrected',
    booked('longest', 'confirmed'),
    () => {
      const { name, email, phone } = lead;
      const contact = { name: 'Maria Olsen', email: 'mo@example.com', phone: '(801) 555-0111' };
      return correctContact('l1', contact, dana, { name, email, phone });
    },
  ),
  managers(
    'a request is erased after its period, with its entries, asks and person',
    [
      doc('settings/retention', long),
      ...request({ ...isOver, personId: 'p1' }),
      ...known,
      ...Array.from({ length: 30 }, (_, i) =>
        doc(`leads/l1/activity/e${i}`, { kind: 'note', leadId: 'l1', at: ago(i) }),
      ),
    ],
    () => eraseRecord({ collection: 'leads', recordId: 'l1' }, 'retention', dana),
  ),
  managers(
    'a visit is erased after the period of its request, with its locks',
    [
      doc('settings/retention', long),
      ...booked('longest', 'completed', over, isOver),
      doc('appointments/v1/activity/e1', { kind: 'booking', leadId: 'l1', at: ago(1) }),
    ],
    () => eraseRecord({ collection: 'appointments', recordId: 'v1' }, 'retention', dana),
  ),
  managers(
    'a hold that has lapsed is erased, with its locks',
    booked('longest', 'held', { heldUntil: ago(1) }, { status: 'new' }),
    () => eraseRecord({ collection: 'appointments', recordId: 'v1' }, 'asked', dana),
  ),
];

// Pictures

const url = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/clinic/o/clinic%2F${name}.webp?alt=media&token=${crypto.randomUUID()}`;
const size = (width: number) => ({
  url: url(`lobby-${width}`),
  width,
  height: Math.round(width / 1.5),
});
const sizes = { w256: size(256), w640: size(640), w1280: size(1280) };
const placeholder = `data:image/webp;base64,${'A'.repeat(3900)}`;
const photo = {
  mediaType: 'image' as const,
  mimeType: 'image/webp',
  fileName: text(255, 'lobby '),
  fileSize: 123_456,
  storagePath: 'clinic/lobby-1280.webp',
  downloadURL: sizes.w1280.url,
  thumbnailURL: sizes.w640.url,
  variants: sizes,
  placeholder,
  width: 1280,
  height: 853,
  alt: text(300),
  tags: lines(20, 90),
  caption: text(500),
  status: 'published' as const,
  visibility: 'public' as const,
  uploadedBy: dana.uid,
};
const storedPhoto = (fields: object = {}) => ({
  ...{ type: 'clinicPhoto', clinicId: 'sandy', createdAt: ago(90), changeId: 'earlier' },
  ...photo,
  ...fields,
});
/** 600 photos: a further one pushes the oldest out. */
const full = doc('summaries/gallery', {
  photos: Object.fromEntries(
    Array.from({ length: 600 }, (_, i) => [`p${i}`, { alt: 'A photo', createdAt: ago(100 + i) }]),
  ),
});
const shownIn = (stored: Record<string, unknown>) =>
  doc('summaries/gallery', { photos: { m1: galleryEntry(stored) } });
const shown = storedPhoto();
const draft = storedPhoto({ status: 'draft' });

const pictures: Act[] = [
  writers('a photo is uploaded and shown, in a full gallery', [full], () =>
    createMediaItem('m1', photo, dana),
  ),
  writers('a photo is published', [doc('media/m1', draft), full], () =>
    changeMediaItem('m1', { status: 'published' }, dana),
  ),
  writers('a photo gets other words and tags', [doc('media/m1', shown), shownIn(shown)], () =>
    changeMediaItem('m1', { alt: text(299), caption: text(499), tags: lines(20, 80) }, dana),
  ),
  writers('a photo is hidden', [doc('media/m1', shown), shownIn(shown)], () =>
    changeMediaItem('m1', { visibility: 'private' }, dana),
  ),
  writers('a photo goes to the trash', [doc('media/m1', shown), shownIn(shown)], () =>
    trashMediaItem('m1', dana),
  ),
  writers(
    'a photo comes back from the trash',
    [doc('media/m1', { ...draft, trash: { at: ago(9), status: 'published' } }), full],
    () => restoreMediaItem('m1', dana),
  ),
  writers(
    'a photo is deleted for good',
    [doc('media/m1', { ...draft, trash: { at: ago(9), status: 'published' } })],
    () => deleteMediaItem('m1', dana),
  ),
  writers('a picture joins the library', [], () =>
    createImage({ alt: text(300), sizes, originalPath: 'images/lobby.webp', placeholder }, dana),
  ),
  writers(
    'a picture leaves the library',
    [doc('images/i1', { alt: text(300), sizes, placeholder, changeId: 'earlier' })],
    () => deleteImage('i1', dana),
  ),
  writers(
    'another hero picture',
    [doc('siteMedia/hero', { url: url('old'), uploadedAt: ago(9), changeId: 'earlier' })],
    () =>
      setSiteMedia(
        'hero',
        { ...{ url: sizes.w1280.url, path: 'hero/hero-1280.webp', placeholder }, variants: sizes },
        dana,
      ),
  ),
  writers(
    'the built-in hero picture again',
    [doc('siteMedia/hero', { url: url('old'), uploadedAt: ago(9), changeId: 'earlier' })],
    () => resetSiteMedia('hero', dana),
  ),
];

// Website

const cover = url('cover-1280');
const post = {
  ...{ title: text(200), slug: 'a-long-article', summary: text(1000), content: text(99_000) },
  ...{ coverImageUrl: cover, coverImageAlt: text(300), heroUrl: url('hero'), published: true },
};
const library = doc('images/i1', {
  ...{ alt: 'A road', placeholder, createdAt: ago(9) },
  sizes: { ...sizes, w1280: { ...sizes.w1280, url: cover } },
});
const storedPost = (fields: object = {}) => ({
  ...post,
  ...{ status: 'published', featured: false, coverSizes: sizes, coverPlaceholder: placeholder },
  ...{ createdAt: ago(90), updatedAt: ago(80), changeId: 'earlier' },
  ...fields,
});
const base = { ...post, title: 'Before', slug: 'before', published: false };
const storedBefore = storedPost({ ...base, status: 'draft', featured: true, isSample: true });
const stars = (ids: string[]) => [
  doc('counters/featuredPosts', { ids }),
  ...ids.map((id) => doc(`blogPosts/${id}`, storedPost({ slug: `slug-${id}`, featured: true }))),
];

const articles: Act[] = [
  writers('an article is written in Spanish and published', [library], () =>
    savePost('a1-es', post, null, dana, 'a1'),
  ),
  writers(
    'a draft with a star gets other words and another address, and is published',
    [library, ...stars(['a2', 'a3']), doc('blogPosts/a1', storedBefore)].concat(
      doc('counters/featuredPosts', { ids: ['a2', 'a3', 'a1'] }),
      // The address of an article that has left it.
      doc('slugs/a-long-article', { postId: 'a3' }),
    ),
    () => savePost('a1', post, base, dana),
  ),
  writers(
    'an article gets the third star',
    [...stars(['a2', 'a3']), doc('blogPosts/a1', storedPost())],
    () => setFeatured('a1', true, dana),
  ),
  writers('an article loses its star', stars(['a2', 'a3', 'a1']), () =>
    setFeatured('a1', false, dana),
  ),
  writers('an article with a star is deleted', stars(['a2', 'a3', 'a1']), () =>
    deletePost('a1', dana),
  ),
];

const span = (from: string, to: string): OpenSpan => ({ from, to });
const halves = [span('08:00', '12:00'), span('13:00', '17:00')];
const week: WeekHours = weekOf(() => halves);
const manyTypes = Array.from({ length: 24 }, () => crypto.randomUUID());
const member = staffFields({
  ...{ name: text(120), title: text(120), titleEs: text(120), order: 999 },
  ...{ bio: text(5000), bioEs: text(5000) },
  ...{ photoUrl: url('avery'), thumbnailUrl: url('avery-256') },
  ...{ credentials: lines(20, 95), specialties: lines(20, 95), languages: lines(20, 95) },
  ...{ slug: 'avery-lund', licenseNumber: text(60), firstVisit: text(5000) },
  ...{ takesAppointments: true, visitTypes: manyTypes, hours: week },
  daysOff: Array.from({ length: 20 }, (_, i) => `2027-01-0${1 + (i % 9)}/2027-02-0${1 + (i % 9)}`),
});
const longType = (id: string): VisitType => ({
  ...{ id, name: text(60, 'Spinal decompression '), minutes: 90, buffer: 30, colour: 'orange' },
  ...{ isOnline: false, isActive: true },
});
const review = {
  ...{
    text: text(600),
    name: text(60),
    source: text(60),
    sourceUrl: `https://g.co/${text(800, 'a')}`,
  },
  ...{ reviewedOn: '2026-05-04', permittedOn: '2026-05-05' },
};
const storedReview = (status: string) => ({
  ...review,
  ...{ permittedBy: dana.uid, status, createdAt: ago(9), updatedAt: ago(8), changeId: 'earlier' },
});

const people: Act[] = [
  writers('a member of staff joins, with own hours on seven days', [], () =>
    saveStaffMember('s9', member, null, dana),
  ),
  writers(
    'a member of staff gets own hours on seven days, and everything else changes',
    [
      doc('staff/s9', { name: 'Avery', title: 'DC', order: 1, isSample: true, createdAt: ago(9) }),
      // The address of a colleague who has left it.
      doc('staff/s8', { name: 'Robin', title: 'LMT', order: 2, createdAt: ago(9) }),
      doc('staffSlugs/avery-lund', { memberId: 's8' }),
    ],
    () =>
      saveStaffMember('s9', member, staffFields({ name: 'Avery', title: 'DC', order: 1 }), dana),
  ),
  writers(
    'a member of staff leaves',
    [doc('staff/s9', { name: 'Avery', title: 'DC', order: 1, createdAt: ago(9) })],
    () => deleteStaffMember('s9', dana),
  ),
  writers('a review is noted', [], () => saveReview('r1', review, null, dana)),
  writers(
    'a review is changed',
    [doc('reviews/r1', { ...storedReview('published'), isSample: false })],
    () => saveReview('r1', { ...review, text: 'Kind', permittedOn: '2026-05-06' }, review, dana),
  ),
  writers('a review is published', [doc('reviews/r1', storedReview('draft'))], () =>
    publishReview('r1', true, dana),
  ),
  writers('a review is deleted', [doc('reviews/r1', storedReview('draft'))], () =>
    deleteReview('r1', dana),
  ),
];

// Settings

const clinic: Clinic = {
  ...emptyClinic,
  ...{ name: text(120), shortName: text(60), tagline: text(60), taglineEs: text(60) },
  ...{ phone: '(801) 555-0100', arrivalEs: text(500) },
  ...{ email: 'hello@clinic.example', origin: 'https://clinic.example', arrival: text(500) },
  address: {
    ...{ street: text(200), city: text(80), region: 'UT', postalCode: '84070', country: 'US' },
  },
  geo: { latitude: 40.57, longitude: -111.86 },
  hours: week,
  closures: Array.from({ length: 40 }, (_, i) => ({
    ...{ from: `2027-01-0${1 + (i % 9)}`, to: `2027-02-0${1 + (i % 9)}` },
    ...{ span: span('12:00', '17:00'), reason: text(120, 'Holiday ') },
    reasonEs: text(120, 'Festivo '),
  })),
  announcement: {
    ...{ text: text(200), textEs: text(200), link: 'https://clinic.example/holidays' },
    ...{ from: '2026-12-01', until: '2026-12-31' },
  },
  ...{ promiseHours: 24, cancelNoticeHours: 24, firstVisitPrice: '9999' },
  ...{ reviewUrl: 'https://g.co/review', mapUrl: 'https://g.co/map' },
  rating: { value: 4.9, ratedOn: '2026-05-05' },
  ...{ insurers: lines(20, 95), languages: lines(20, 95) },
  profiles: Array.from({ length: 10 }, (_, i) => `https://social.example/${i}`),
};

const hook = `https://api.netlify.com/build_hooks/${'5'.repeat(40)}`;
const mail = { subject: text(120), body: text(4000) };
const other = { role: 'front_desk', email: 'rosa@clinic.example', name: 'Rosa Marquez' };
const otherAccount = [doc('users/rosa', { ...other, createdAt: ago(9), changeId: 'earlier' })];

const settings: Act[] = [
  managers('all facts of the clinic', [doc('settings/clinic', { name: 'Clinic' })], () =>
    saveFacts(clinic, () => true, dana),
  ),
  managers('the build hook', [], () => saveBuildHook(hook, dana, '')),
  managers('periods of retention', [doc('settings/retention', long)], () =>
    saveRetention({ contact: 12, pip: 24, attorney: 36, spam: 2 }, dana, retentionFrom(long)),
  ),
  managers('visitors can book online', [], () =>
    saveBookingSettings(
      {
        ...{
          isOn: true,
          calendar: 'outside',
          types: lines(24, 40).map((_, i) => `${'t'.repeat(38)}${i + 10}`),
        },
        ...{
          noticeMinutes: 10_080,
          horizonDays: 90,
          keptBack: 90,
          holdsADay: 50,
          holdMinutes: 2880,
        },
      },
      dana,
      usualBooking,
    ),
  ),
  managers('every provider has a calendar elsewhere', [], () =>
    saveCalendarFeeds(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, i) => [
          `provider-${i}`,
          `https://calendar.example/${'x'.repeat(390)}`,
        ]),
      ),
      dana,
      {},
    ),
  ),
  managers('every type of visit is another one', [], () =>
    saveVisitTypes(manyTypes.map(longType), dana, originalVisitTypes),
  ),
  ...(['visitBooked', 'pipContactAccident', 'reviewMail'] as const).map(
    (kind): Act =>
      desk(`other words for ${kind}`, [], () => {
        const body = kind === 'visitBooked' ? mail.body : text(1800);
        return saveTemplate(kind, { ...mail, body }, wordsOf(kind), dana);
      }),
  ),
  desk('other words for a text message that asks for a review', [], () =>
    saveTemplate('reviewText', { subject: '', body: text(480) }, wordsOf('reviewText'), dana),
  ),
  desk(
    'a message gets its original words again',
    [doc('templates/visitBooked', { ...mail, by: dana, updatedAt: ago(9), changeId: 'x' })],
    () => saveTemplate('visitBooked', wordsOf('visitBooked'), mail, dana),
  ),
];

const accounts: Act[] = [
  managers('a colleague is invited', [], () =>
    invite(
      {
        ...{ name: text(120), role: 'front_desk' },
        email: `colleague-${crypto.randomUUID()}@clinic.example`,
      },
      dana,
    ),
  ),
  managers('another role', otherAccount, () => changeRole('rosa', 'editor', dana, 'front_desk')),
  owner(
    'an owner is suspended',
    [doc('users/rosa', { ...other, role: 'owner', changeId: 'earlier' })],
    () => suspendAccount('rosa', dana),
  ),
  managers('an account comes back', [doc('users/rosa', { ...other, suspended: true })], () =>
    reactivateAccount('rosa', dana),
  ),
  managers('a colleague is signed out everywhere', otherAccount, () =>
    signOutEverywhere('rosa', dana),
  ),
  everyone('a person uses the back office for the first time', [], () =>
    noteUse({ uid: dana.uid, email: 'dana@clinic.example', displayName: 'Dana Reyes' }),
  ),
  desk('a device gets notices', [], () =>
    saveDevice(dana.uid, 'd1', {
      endpoint: `https://fcm.googleapis.com/fcm/send/${'a'.repeat(900)}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      label: text(60),
    }),
  ),
  desk(
    'a device is used',
    [
      doc(`users/${dana.uid}/devices/d1`, {
        ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/a', label: 'Chrome' },
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        ...{ createdAt: ago(9), lastUsedAt: ago(9) },
      }),
    ],
    () => touchDevice(dana.uid, 'd1'),
  ),
  desk(
    'a device gets no notices any more',
    [doc(`users/${dana.uid}/devices/d1`, { createdAt: ago(9) })],
    () => removeDevice(dana.uid, 'd1'),
  ),
  everyone('a problem is kept', [], () =>
    addProblem(
      {
        ...{ what: text(120, 'Failed to load the list. '), kind: 'permission-denied' },
        ...{ build: 'a1b2c3d', route: '/admin/appointments/:id' },
      },
      dana.uid,
      new Date(),
    ),
  ),
];

export const acts: Act[] = [
  ...requests,
  ...personActs,
  ...importActs,
  ...visitActs,
  ...holdActs,
  ...persons,
  ...pictures,
  ...articles,
  ...people,
  ...settings,
  ...accounts,
];
