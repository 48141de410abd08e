import {
  changeRole,
  reactivateAccount,
  signOutEverywhere,
  suspendAccount,
} from '#data/account/accounts.ts';
import { removeDevice, saveDevice, touchDevice } from '#data/account/devices.ts';
import { invite } from '#data/account/invite.ts';
import { noteUse } from '#data/account/profile.ts';
import { saveFactorRequired } from '#data/account/security-settings.ts';
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
import { saveBookingSettings } from '#data/save-booking.ts';
import { saveVisitTypes } from '#data/save-visit-types.ts';
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
  /** What is stored before. */
  start?: SeedDocument[];
  run: () => Promise<unknown>;
};

const managers = ['owner', 'admin'] as const;
const anyTime: ChosenWish = {
  days: [1, 2, 3, 4, 5, 6, 0],
  parts: ['morning', 'afternoon', 'evening'],
};

const desk = ['owner', 'admin', 'front_desk'] as const;
const writers = ['editor', 'admin', 'owner'] as const;

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
    (to): Act => ({
      title: `a snoozed request becomes ${to}`,
      roles: desk,
      start: request({ callBackAt: noonIn(2) }),
      run: () => setLeadStatus('l1', to, dana),
    }),
  ),
  {
    title: 'a request leaves Spam',
    roles: desk,
    start: request({ spam: true }),
    run: () => markNotSpam('l1', dana, 'contacted'),
  },
  {
    title: 'a note to a request',
    roles: desk,
    start: request(),
    run: () => addNote('l1', text(2000), dana, 'note-1'),
  },
  {
    title: 'the first call reaches the person',
    roles: desk,
    start: request({ callBackAt: noonIn(2) }),
    run: () => addCall('l1', 'reached', dana, 'call-1'),
  },
  {
    title: 'a later call',
    roles: desk,
    start: request({ firstCallAt: ago(5), reachedAt: ago(5) }),
    run: () => addCall('l1', 'left_message', dana, 'call-1'),
  },
  {
    title: 'a request is put off',
    roles: desk,
    start: request(),
    run: () => setCallBack('l1', noonIn(3), dana, null),
  },
  {
    title: 'how the person heard of the clinic',
    roles: desk,
    start: request({ heardFrom: 'insurance' }),
    run: () => setHeardFrom('l1', 'friend_or_family', dana, 'insurance'),
  },
  {
    title: 'a request joins the waitlist',
    roles: desk,
    start: request(),
    run: () => setRequestWish('l1', { ...anyTime, type: 'a'.repeat(40) }, dana, null),
  },
  {
    title: 'a request on hold',
    roles: managers,
    start: request(),
    run: () => setLegalHold('l1', text(200), dana),
  },
  {
    title: 'a hold is lifted',
    roles: managers,
    start: request({ hold: { why: 'A lawsuit', by: dana, at: ago(9) } }),
    run: () => setLegalHold('l1', null, dana),
  },
  {
    title: 'lines of what was looked at',
    roles: desk,
    run: () =>
      addAccessEntries(
        Array.from({ length: 5 }, (_, i) => ({
          ...{ kind: 'view' as const, leadId: `lead-${i}` },
          id: crypto.randomUUID(),
        })),
        dana,
      ),
  },
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
  {
    title: 'a person is merged into another one',
    roles: desk,
    start: known,
    run: () => mergePersons('p1', 'p2', dana),
  },
  {
    title: 'a merge is undone',
    roles: desk,
    start: known,
    run: () => undoMerge('p3', 'p2', dana),
  },
  {
    title: 'two are noted as two people',
    roles: desk,
    start: [doc('persons/p1', { ...person, notSame: [] })],
    run: () => noteNotSame(personFrom('p1', { ...person, notSame: [] }), 'p2', dana),
  },
];

/** A request that is put off, whose visit its patient holds. */
const held = (type: TypeName, heldUntil: Date) =>
  booked(type, 'held', { heldUntil }, { status: 'new', callBackAt: noonIn(2) });

const holdActs = types.flatMap((type): Act[] => [
  {
    title: `${type}: a hold is confirmed, with a mail`,
    roles: desk,
    start: held(type, noonIn(2)),
    run: () => changeVisit('v1', { status: 'scheduled' }, dana, {}, true),
  },
  {
    title: `${type}: a hold is confirmed after it has lapsed`,
    roles: desk,
    start: held(type, ago(1)),
    run: () => changeVisit('v1', { status: 'scheduled' }, dana, {}, true),
  },
  {
    title: `${type}: a hold gets another time`,
    roles: desk,
    start: held(type, noonIn(2)),
    run: () => changeVisit('v1', { status: 'scheduled', startsAt: noonIn(5) }, dana, {}, true),
  },
  {
    title: `${type}: a hold is released`,
    roles: desk,
    start: held(type, noonIn(2)),
    run: () => changeVisit('v1', { status: 'cancelled' }, dana),
  },
  {
    title: `${type}: is booked over a hold that has lapsed`,
    roles: desk,
    start: held(type, ago(1)),
    run: () => {
      const { patientName, patientPhone, patientEmail, note } = visit;
      const person = { leadId: 'l1', personId: null, patientName, patientPhone, patientEmail };
      const time = { providerId: 's2', ...typeTimes[type](noonIn(4)) };
      return bookVisit({ ...person, ...time, note }, dana, 'v2', true);
    },
  },
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
  {
    title: 'an import of patients begins',
    roles: managers,
    run: () =>
      beginImport(
        {
          ...{ id: 'i1', file: text(200), fingerprint: 'a'.repeat(64), rows: 20_000 },
          columns: Array<'phone'>(200).fill('phone'),
        },
        dana,
      ),
  },
  {
    title: 'patients of an import come',
    roles: managers,
    start: [doc('imports/i1', journal), ...roots],
    run: () => importPersons('i1', patients, dana, watch),
  },
  {
    title: 'an import is undone',
    roles: managers,
    start: [doc('imports/i1', { ...journal, state: 'done', done: 12, joined: 12 }), ...unused],
    run: () => undoImport('i1', dana, watch),
  },
  {
    title: 'a patient of an import is corrected',
    roles: managers,
    start: unused.slice(0, 1),
    run: async () => {
      for (const { row, name, keys } of patients.slice(0, 1)) {
        const other = { name: name.replace('a', 'b'), keys: keys.map((key) => `b${key}`) };
        await correctImported(importedId('i1', row), other, dana, { name, keys });
      }
    },
  },
];

const visitActs = types.flatMap((type): Act[] => [
  {
    title: `${type}: is booked from a request, with a mail`,
    roles: desk,
    start: [...providers, ...request({ callBackAt: noonIn(2) })],
    run: () => {
      const { patientName, patientPhone, patientEmail, note } = visit;
      const person = { leadId: 'l1', personId: null, patientName, patientPhone, patientEmail };
      const time = { providerId: 's2', ...typeTimes[type](noonIn(4)) };
      return bookVisit({ ...person, ...time, note }, dana, 'v1', true);
    },
  },
  {
    title: `${type}: is booked for a known person, who gets another phone and email`,
    roles: desk,
    start: [...providers, ...known, ...request({ callBackAt: noonIn(2) })],
    run: () => {
      const { patientName, patientPhone, patientEmail, note } = visit;
      const who = { leadId: 'l1', personId: 'p1', patientName, patientPhone, patientEmail };
      const time = { providerId: 's2', ...typeTimes[type](noonIn(4)) };
      return bookVisit({ ...who, ...time, note }, dana, 'v1', true);
    },
  },
  ...steps.map(
    ([title, from, to]): Act => ({
      title: `${type}: ${title}`,
      roles: desk,
      start: booked(type, from),
      run: () => changeVisit('v1', { status: to }, dana),
    }),
  ),
  {
    title: `${type}: a note is changed`,
    roles: desk,
    start: booked(type, 'confirmed'),
    run: () => changeVisit('v1', { note: 'Comes with a daughter' }, dana),
  },
  {
    title: `${type}: moves as the patient asked by the link`,
    roles: desk,
    start: booked(type, 'confirmed'),
    run: () => changeVisit('v1', { startsAt: new Date(noonIn(4).getTime() + 15 * minute) }, dana),
  },
  {
    title: `${type}: moves to another provider and day, with everything else changed`,
    roles: desk,
    start: booked(type, 'confirmed'),
    run: () =>
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
  },
  {
    title: `${type}: a mail is called off`,
    roles: desk,
    start: booked(type, 'confirmed'),
    run: () => callOffMail('v1', dana),
  },
  {
    title: `${type}: its patient would come sooner`,
    roles: desk,
    start: booked(type, 'confirmed'),
    run: () => setVisitWish('v1', anyTime, dana, null),
  },
  {
    title: `${type}: an answer is dealt with`,
    roles: desk,
    start: booked(type, 'confirmed'),
    run: () => closeAnswer('v1', dana),
  },
]);

const contacts = ['maria.olsen@example.com', '(801) 555-0177'];
const long = { contact: 1, pip: 1, attorney: 1, spam: 1 };
const over = typeTimes.longest(noonIn(-90));
const isOver = { updatedAt: new Date(Date.now() - 90 * day) };

const persons: Act[] = [
  {
    title: 'a person is asked for a review',
    roles: desk,
    run: () => noteReviewAsk(contacts, dana),
  },
  {
    title: 'a person wants no review asked',
    roles: desk,
    run: () => keepFromAsking(contacts, true, dana),
  },
  {
    title: 'a person wants to be asked after all, again',
    roles: desk,
    run: async () => {
      for (const isOptedOut of [true, false, true, false]) {
        await keepFromAsking(contacts, isOptedOut, dana);
      }
    },
  },
  {
    title: 'the contact of a request and its visit is corrected',
    roles: managers,
    start: booked('longest', 'confirmed'),
    run: () => {
      const { name, email, phone } = lead;
      const contact = { name: 'Maria Olsen', email: 'mo@example.com', phone: '(801) 555-0111' };
      return correctContact('l1', contact, dana, { name, email, phone });
    },
  },
  {
    title: 'a request is erased after its period, with its entries, asks and person',
    roles: managers,
    start: [
      doc('settings/retention', long),
      ...request({ ...isOver, personId: 'p1' }),
      ...known,
      ...Array.from({ length: 30 }, (_, i) =>
        doc(`leads/l1/activity/e${i}`, { kind: 'note', leadId: 'l1', at: ago(i) }),
      ),
    ],
    run: () => eraseRecord({ collection: 'leads', recordId: 'l1' }, 'retention', dana),
  },
  {
    title: 'a visit is erased after the period of its request, with its locks',
    roles: managers,
    start: [
      doc('settings/retention', long),
      ...booked('longest', 'completed', over, isOver),
      doc('appointments/v1/activity/e1', { kind: 'booking', leadId: 'l1', at: ago(1) }),
    ],
    run: () => eraseRecord({ collection: 'appointments', recordId: 'v1' }, 'retention', dana),
  },
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
  {
    title: 'a photo is uploaded and shown, in a full gallery',
    roles: writers,
    start: [full],
    run: () => createMediaItem('m1', photo, dana),
  },
  {
    title: 'a photo is published',
    roles: writers,
    start: [doc('media/m1', draft), full],
    run: () => changeMediaItem('m1', { status: 'published' }, dana),
  },
  {
    title: 'a photo gets other words and tags',
    roles: writers,
    start: [doc('media/m1', shown), shownIn(shown)],
    run: () =>
      changeMediaItem('m1', { alt: text(299), caption: text(499), tags: lines(20, 80) }, dana),
  },
  {
    title: 'a photo is hidden',
    roles: writers,
    start: [doc('media/m1', shown), shownIn(shown)],
    run: () => changeMediaItem('m1', { visibility: 'private' }, dana),
  },
  {
    title: 'a photo goes to the trash',
    roles: writers,
    start: [doc('media/m1', shown), shownIn(shown)],
    run: () => trashMediaItem('m1', dana),
  },
  {
    title: 'a photo comes back from the trash',
    roles: writers,
    start: [doc('media/m1', { ...draft, trash: { at: ago(9), status: 'published' } }), full],
    run: () => restoreMediaItem('m1', dana),
  },
  {
    title: 'a photo is deleted for good',
    roles: writers,
    start: [doc('media/m1', { ...draft, trash: { at: ago(9), status: 'published' } })],
    run: () => deleteMediaItem('m1', dana),
  },
  {
    title: 'a picture joins the library',
    roles: writers,
    run: () =>
      createImage({ alt: text(300), sizes, originalPath: 'images/lobby.webp', placeholder }, dana),
  },
  {
    title: 'a picture leaves the library',
    roles: writers,
    start: [doc('images/i1', { alt: text(300), sizes, placeholder, changeId: 'earlier' })],
    run: () => deleteImage('i1', dana),
  },
  {
    title: 'another hero picture',
    roles: writers,
    start: [doc('siteMedia/hero', { url: url('old'), uploadedAt: ago(9), changeId: 'earlier' })],
    run: () =>
      setSiteMedia(
        'hero',
        {
          ...{ url: sizes.w1280.url, path: 'hero/hero-1280.webp', placeholder },
          variants: sizes,
        },
        dana,
      ),
  },
  {
    title: 'the built-in hero picture again',
    roles: writers,
    start: [doc('siteMedia/hero', { url: url('old'), uploadedAt: ago(9), changeId: 'earlier' })],
    run: () => resetSiteMedia('hero', dana),
  },
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
  {
    title: 'an article is written in Spanish and published',
    roles: writers,
    start: [library],
    run: () => savePost('a1-es', post, null, dana, 'a1'),
  },
  {
    title: 'a draft with a star gets other words and another address, and is published',
    roles: writers,
    start: [library, ...stars(['a2', 'a3']), doc('blogPosts/a1', storedBefore)].concat(
      doc('counters/featuredPosts', { ids: ['a2', 'a3', 'a1'] }),
      // The address of an article that has left it.
      doc('slugs/a-long-article', { postId: 'a3' }),
    ),
    run: () => savePost('a1', post, base, dana),
  },
  {
    title: 'an article gets the third star',
    roles: writers,
    start: [...stars(['a2', 'a3']), doc('blogPosts/a1', storedPost())],
    run: () => setFeatured('a1', true, dana),
  },
  {
    title: 'an article loses its star',
    roles: writers,
    start: stars(['a2', 'a3', 'a1']),
    run: () => setFeatured('a1', false, dana),
  },
  {
    title: 'an article with a star is deleted',
    roles: writers,
    start: stars(['a2', 'a3', 'a1']),
    run: () => deletePost('a1', dana),
  },
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
  {
    title: 'a member of staff joins, with own hours on seven days',
    roles: writers,
    run: () => saveStaffMember('s9', member, null, dana),
  },
  {
    title: 'a member of staff gets own hours on seven days, and everything else changes',
    roles: writers,
    start: [
      doc('staff/s9', { name: 'Avery', title: 'DC', order: 1, isSample: true, createdAt: ago(9) }),
      // The address of a colleague who has left it.
      doc('staff/s8', { name: 'Robin', title: 'LMT', order: 2, createdAt: ago(9) }),
      doc('staffSlugs/avery-lund', { memberId: 's8' }),
    ],
    run: () =>
      saveStaffMember('s9', member, staffFields({ name: 'Avery', title: 'DC', order: 1 }), dana),
  },
  {
    title: 'a member of staff leaves',
    roles: writers,
    start: [doc('staff/s9', { name: 'Avery', title: 'DC', order: 1, createdAt: ago(9) })],
    run: () => deleteStaffMember('s9', dana),
  },
  { title: 'a review is noted', roles: writers, run: () => saveReview('r1', review, null, dana) },
  {
    title: 'a review is changed',
    roles: writers,
    start: [doc('reviews/r1', { ...storedReview('published'), isSample: false })],
    run: () =>
      saveReview('r1', { ...review, text: 'Kind', permittedOn: '2026-05-06' }, review, dana),
  },
  {
    title: 'a review is published',
    roles: writers,
    start: [doc('reviews/r1', storedReview('draft'))],
    run: () => publishReview('r1', true, dana),
  },
  {
    title: 'a review is deleted',
    roles: writers,
    start: [doc('reviews/r1', storedReview('draft'))],
    run: () => deleteReview('r1', dana),
  },
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
  {
    title: 'all facts of the clinic',
    roles: managers,
    start: [doc('settings/clinic', { name: 'Clinic' })],
    run: () => saveFacts(clinic, () => true, dana),
  },
  {
    title: 'the build hook',
    roles: managers,
    run: () => saveBuildHook(hook, dana),
  },
  {
    title: 'periods of retention',
    roles: managers,
    start: [doc('settings/retention', long)],
    run: () =>
      saveRetention({ contact: 12, pip: 24, attorney: 36, spam: 2 }, dana, retentionFrom(long)),
  },
  {
    title: 'visitors can book online',
    roles: managers,
    run: () =>
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
  },
  {
    title: 'every provider has a calendar elsewhere',
    roles: managers,
    run: () =>
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
  },
  {
    title: 'every type of visit is another one',
    roles: managers,
    run: () => saveVisitTypes(manyTypes.map(longType), dana, originalVisitTypes),
  },
  ...(['visitBooked', 'pipContactAccident', 'reviewMail'] as const).map(
    (kind): Act => ({
      title: `other words for ${kind}`,
      roles: desk,
      run: () => {
        const body = kind === 'visitBooked' ? mail.body : text(1800);
        return saveTemplate(kind, { ...mail, body }, wordsOf(kind), dana);
      },
    }),
  ),
  {
    title: 'other words for a text message that asks for a review',
    roles: desk,
    run: () =>
      saveTemplate('reviewText', { subject: '', body: text(480) }, wordsOf('reviewText'), dana),
  },
  {
    title: 'a message gets its original words again',
    roles: desk,
    start: [doc('templates/visitBooked', { ...mail, by: dana, updatedAt: ago(9), changeId: 'x' })],
    run: () => saveTemplate('visitBooked', wordsOf('visitBooked'), mail, dana),
  },
];

const accounts: Act[] = [
  {
    title: 'a colleague is invited',
    roles: managers,
    run: () =>
      invite(
        {
          ...{ name: text(120), role: 'front_desk' },
          email: `colleague-${crypto.randomUUID()}@clinic.example`,
        },
        dana,
      ),
  },
  {
    title: 'another role',
    roles: managers,
    start: otherAccount,
    run: () => changeRole('rosa', 'editor', dana),
  },
  {
    title: 'an owner is suspended',
    roles: ['owner'],
    start: [doc('users/rosa', { ...other, role: 'owner', changeId: 'earlier' })],
    run: () => suspendAccount('rosa', dana),
  },
  {
    title: 'an account comes back',
    roles: managers,
    start: [doc('users/rosa', { ...other, suspended: true })],
    run: () => reactivateAccount('rosa', dana),
  },
  {
    title: 'a colleague is signed out everywhere',
    roles: managers,
    start: otherAccount,
    run: () => signOutEverywhere('rosa', dana),
  },
  {
    title: 'a person uses the back office for the first time',
    roles: [...desk, 'editor'],
    run: () => noteUse({ uid: dana.uid, email: 'dana@clinic.example', displayName: 'Dana Reyes' }),
  },
  {
    title: 'a device gets notices',
    roles: desk,
    run: () =>
      saveDevice(dana.uid, 'd1', {
        endpoint: `https://fcm.googleapis.com/fcm/send/${'a'.repeat(900)}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        label: text(60),
      }),
  },
  {
    title: 'a device is used',
    roles: desk,
    start: [
      doc(`users/${dana.uid}/devices/d1`, {
        ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/a', label: 'Chrome' },
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        ...{ createdAt: ago(9), lastUsedAt: ago(9) },
      }),
    ],
    run: () => touchDevice(dana.uid, 'd1'),
  },
  {
    title: 'a device gets no notices any more',
    roles: desk,
    start: [doc(`users/${dana.uid}/devices/d1`, { createdAt: ago(9) })],
    run: () => removeDevice(dana.uid, 'd1'),
  },
  {
    title: 'a problem is kept',
    roles: [...desk, 'editor'],
    run: () =>
      addProblem(
        {
          ...{ what: text(120, 'Failed to load the list. '), kind: 'permission-denied' },
          ...{ build: 'a1b2c3d', route: '/admin/appointments/:id' },
        },
        dana.uid,
      ),
  },
];

export const securityAct = (isRequired: boolean): Act => ({
  title: 'the second step is switched',
  roles: managers,
  run: () => saveFactorRequired(!isRequired, dana),
});

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
