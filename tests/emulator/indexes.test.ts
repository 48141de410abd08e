import { initializeApp } from 'firebase/app';
import {
  and,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  limit,
  or,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import config from '../../firebase.json' with { type: 'json' };
import file from '../../firestore.indexes.json' with { type: 'json' };

const { host, port } = config.emulators.firestore;
// The token 'owner' bypasses the rules: only the indexes matter.
const db = getFirestore(initializeApp({ projectId: 'demo-clinic' }, 'indexes'));
connectFirestoreEmulator(db, host, port, { mockUserToken: 'owner' });

const posts = collection(db, 'blogPosts');
const media = collection(db, 'media');
const leads = collection(db, 'leads');
const appointments = collection(db, 'appointments');
const reviews = collection(db, 'reviews');
const activity = collectionGroup(db, 'activity');
const lately = orderBy('at', 'desc');
const byDana = where('by.uid', '==', 'dana');
const ofRequest = where('leadId', '==', 'l1');
const ofVisit = where('appointmentId', '==', 'v1');
const ofVisits = where('kind', 'in', ['booking', 'visit_change']);
const isPublished = or(where('status', '==', 'published'), where('published', '==', true));
const photos = where('type', '==', 'clinicPhoto');
const requests = where('type', '==', 'contact');
const newest = orderBy('createdAt', 'desc');
const oldest = orderBy('createdAt');
const noSpam = where('spam', '==', false);
const lastChanged = orderBy('updatedAt', 'desc');
const leftAlone = orderBy('updatedAt');
const longAgo = new Date('2020-05-01T06:00:00Z');
const since = where('createdAt', '>=', new Date('2026-05-01T06:00:00Z'));

/** Every query with composite indexes, and the indexes that it needs. The emulator refuses it without them. */
const queries: [what: string, asked: Query, indexes: string[]][] = [
  [
    'published posts',
    query(posts, isPublished, lastChanged, limit(20)),
    ['blogPosts: status↑ updatedAt↓', 'blogPosts: published↑ updatedAt↓'],
  ],
  [
    'featured and published posts',
    query(posts, and(where('featured', '==', true), isPublished), lastChanged, limit(3)),
    [
      'blogPosts: featured↑ updatedAt↓',
      'blogPosts: status↑ updatedAt↓',
      'blogPosts: published↑ updatedAt↓',
    ],
  ],
  [
    'featured posts',
    query(posts, where('featured', '==', true), lastChanged),
    ['blogPosts: featured↑ updatedAt↓'],
  ],
  [
    'the newest published reviews',
    query(reviews, where('status', '==', 'published'), orderBy('reviewedOn', 'desc'), limit(3)),
    ['reviews: status↑ reviewedOn↓'],
  ],
  ['a published post by slug', query(posts, and(where('slug', '==', 'pip'), isPublished)), []],
  [
    'the public gallery',
    query(
      media,
      photos,
      where('status', '==', 'published'),
      where('visibility', '==', 'public'),
      newest,
      limit(24),
    ),
    ['media: type↑ status↑ visibility↑ createdAt↓'],
  ],
  ['all clinic photos', query(media, photos, newest), ['media: type↑ createdAt↓']],
  ['leads of a type', query(leads, requests, newest), ['leads: type↑ createdAt↓']],
  [
    'leads in a language',
    query(leads, requests, where('language', '==', 'es'), newest),
    ['leads: type↑ language↑ createdAt↓'],
  ],
  [
    'the oldest leads in a language',
    query(leads, requests, where('language', '==', 'es'), oldest),
    ['leads: type↑ language↑ createdAt↑'],
  ],
  [
    'leads of some statuses',
    query(leads, requests, where('status', 'in', ['contacted', 'in_review']), newest),
    ['leads: type↑ status↑ createdAt↓'],
  ],
  [
    'leads of all statuses but some',
    query(leads, requests, where('status', 'not-in', ['closed', 'dismissed']), newest),
    ['leads: type↑ createdAt↓ status↓'],
  ],
  [
    'the oldest leads of all statuses but some',
    query(leads, requests, where('status', 'not-in', ['closed', 'dismissed']), oldest),
    ['leads: type↑ createdAt↑ status↑'],
  ],
  [
    'the oldest of them that are no spam',
    query(leads, requests, where('status', 'not-in', ['closed', 'dismissed']), noSpam, oldest),
    ['leads: type↑ spam↑ createdAt↑ status↑'],
  ],
  [
    'spam',
    query(leads, requests, where('spam', '==', true), newest),
    ['leads: type↑ spam↑ createdAt↓'],
  ],
  [
    'leads by a searched word',
    query(leads, requests, where('searchKeys', 'array-contains', 'olsen'), newest),
    ['leads: type↑ searchKeys∋ createdAt↓'],
  ],
  ['the oldest leads of a type', query(leads, requests, oldest), ['leads: type↑ createdAt↑']],
  [
    'the oldest leads of some statuses',
    query(leads, requests, where('status', 'in', ['contacted', 'in_review']), oldest),
    ['leads: type↑ status↑ createdAt↑'],
  ],
  [
    'the oldest spam',
    query(leads, requests, where('spam', '==', true), oldest),
    ['leads: type↑ spam↑ createdAt↑'],
  ],
  [
    'the oldest leads by a searched word',
    query(leads, requests, where('searchKeys', 'array-contains', 'olsen'), oldest),
    ['leads: type↑ searchKeys∋ createdAt↑'],
  ],
  [
    'leads of a type that were left alone longest',
    query(leads, requests, noSpam, where('updatedAt', '<', longAgo), leftAlone, limit(50)),
    ['leads: type↑ spam↑ updatedAt↑'],
  ],
  [
    'recent spam',
    query(leads, where('spam', '==', true), since, newest, limit(20)),
    ['leads: spam↑ createdAt↓'],
  ],
  [
    'spam that was left alone longest',
    query(leads, where('spam', '==', true), where('updatedAt', '<', longAgo), leftAlone, limit(50)),
    ['leads: spam↑ updatedAt↑'],
  ],
  [
    'the oldest leads of a type from before a day',
    query(leads, requests, where('createdAt', '<', longAgo), oldest, limit(50)),
    ['leads: type↑ createdAt↑'],
  ],
  [
    'earlier leads of an e-mail',
    query(leads, where('email', '==', 'maria.olsen@example.com'), since, newest),
    ['leads: email↑ createdAt↓'],
  ],
  [
    'earlier leads of a phone',
    query(leads, where('phone', '==', '(801) 555-0100'), since, newest),
    ['leads: phone↑ createdAt↓'],
  ],
  [
    'appointments of a day that take place',
    query(
      appointments,
      where('status', 'in', ['scheduled', 'confirmed']),
      where('startsAt', '>=', new Date('2026-11-18T07:00:00Z')),
      where('startsAt', '<', new Date('2026-11-19T07:00:00Z')),
    ),
    ['appointments: status↑ startsAt↑'],
  ],
  [
    'appointments of one provider',
    query(
      appointments,
      where('providerId', '==', 's2'),
      where('startsAt', '>=', new Date('2026-11-18T07:00:00Z')),
      where('startsAt', '<', new Date('2026-11-19T07:00:00Z')),
      orderBy('startsAt'),
    ),
    ['appointments: providerId↑ startsAt↑'],
  ],
  ['the activity log', query(activity, lately, limit(26)), []],
  ['what a person did', query(activity, byDana, lately), ['activity: by.uid↑ at↓']],
  ['who looked at a request', query(activity, ofRequest, lately), ['activity: leadId↑ at↓']],
  ['who looked at a visit', query(activity, ofVisit, lately), ['activity: appointmentId↑ at↓']],
  [
    'whether a person looked at a visit',
    query(activity, byDana, ofVisit, lately),
    ['activity: by.uid↑ appointmentId↑ at↓'],
  ],
  [
    'the views of a visit',
    query(activity, ofVisit, ofVisits, lately),
    ['activity: appointmentId↑ kind↑ at↓'],
  ],
  [
    'the views of a visit by a person',
    query(activity, byDana, ofVisit, ofVisits, lately),
    ['activity: by.uid↑ appointmentId↑ kind↑ at↓'],
  ],
  ['what was done to visits', query(activity, ofVisits, lately), ['activity: kind↑ at↓']],
  [
    'what a person did to a request',
    query(activity, byDana, ofRequest, lately),
    ['activity: by.uid↑ leadId↑ at↓'],
  ],
  [
    'what a person did to visits',
    query(activity, byDana, ofVisits, lately),
    ['activity: by.uid↑ kind↑ at↓'],
  ],
  [
    'the visits of a request',
    query(activity, ofRequest, ofVisits, lately),
    ['activity: leadId↑ kind↑ at↓'],
  ],
  [
    'what a person did to the visits of a request',
    query(activity, byDana, ofRequest, ofVisits, lately),
    ['activity: by.uid↑ leadId↑ kind↑ at↓'],
  ],
];

type Field = { fieldPath: string; order?: string; arrayConfig?: string };

function signOf({ order, arrayConfig }: Field): string {
  if (arrayConfig === 'CONTAINS') return '∋';
  return order === 'ASCENDING' ? '↑' : '↓';
}

describe('A-RULES-19 composite indexes', () => {
  it.each(queries)('serve %s', async (_, asked) => {
    await getDocs(asked);
  });

  it('match the queries: none is missing, none is unused', () => {
    const stored = file.indexes.map(({ collectionGroup, fields }) =>
      [
        `${collectionGroup}:`,
        ...fields.map((field: Field) => field.fieldPath + signOf(field)),
      ].join(' '),
    );
    const needed = new Set(queries.flatMap(([, , indexes]) => indexes));
    expect(stored.sort()).toEqual([...needed].sort());
  });
});
