import { describe, expect, it } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { statusLabel } from '#domain/leads/lead-status.ts';
import { libraryImageFrom } from '#domain/pictures/library-image.ts';
import { isPublished } from '#domain/posts/post.ts';
import { readingMinutes } from '#domain/posts/reading-time.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takesPlace, visitFrom } from '#domain/visits/visit.ts';
import { soonerTimes, waitingRequest, waitingVisit } from '#domain/visits/waitlist.ts';
import { clinicPhotos } from '../../scripts/seed/pictures/clinic-photos.ts';
import { type Drawing, drawings } from '../../scripts/seed/pictures/drawings.ts';
import type { Pictures } from '../../scripts/seed/pictures/pictures.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { dataSet } from '../../scripts/seed/sets/data-set.ts';
import { loadLeads } from '../../scripts/seed/sets/load.ts';
import { sampleShelf } from '../../scripts/seed/sets/sample-shelf.ts';
import { accounts, profiles } from '../../scripts/seed/users.ts';

/** Pictures of the right sizes without content, since these tests don't render. */
const pictures = Object.fromEntries(
  Object.entries(drawings).map(([name, { widths = [1280, 640, 256] }]: [string, Drawing]) => {
    const renditions = widths.map((width) => ({
      width,
      height: width / 2,
      bytes: new TextEncoder().encode(`${name} ${width}`),
    }));
    return [name, { renditions, placeholder: 'data:image/webp;base64,AA==' }];
  }),
) as Pictures;

const urlOf = (path: string) => `http://127.0.0.1:9199/${path}`;

// Wednesday noon at the clinic.
const now = new Date('2026-03-04T19:00:00Z');
const { documents, files } = dataSet(now, pictures, urlOf);

type Fields = Record<string, unknown> & { id: string; status?: unknown; published?: unknown };

function collection(name: string, from = documents): Fields[] {
  return from
    .filter(({ path }) => path.startsWith(`${name}/`) && path.split('/').length === 2)
    .map(({ path, data }) => ({ ...data, id: path.slice(name.length + 1) }));
}

function one(name: string, id: string): Fields {
  const found = collection(name).find((fields) => fields.id === id);
  if (!found) throw new Error(`${name}/${id} is missing`);
  return found;
}

const ids = (list: Fields[]) => list.map(({ id }) => id);
const numbered = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);

function newestFirst(list: Fields[], field: string): Fields[] {
  const time = (fields: Fields) => (fields[field] as Date).getTime();
  return list.filter((fields) => fields[field]).sort((a, b) => time(b) - time(a));
}

describe('what is made up', () => {
  const { documents: shelf, files: shelved } = sampleShelf(now, pictures, urlOf);

  it.each(['staff', 'reviews', 'blogPosts', 'media'])('is marked in %s', (name) => {
    expect(collection(name).filter(({ isSample }) => isSample !== true)).toEqual([]);
  });

  it('is in part what a press adds to a demo: public, whole, and with files that no deletion reaches', () => {
    const added = shelf.map(({ data }) => data as { path: string; fields: Fields });
    const kinds = added.map(({ path }) => path.split('/')[0]);
    const countOf = (kind: string) => kinds.filter((each) => each === kind).length;
    expect(['staff', 'staffSlugs', 'reviews', 'blogPosts', 'slugs', 'media'].map(countOf)).toEqual([
      3, 2, 3, 6, 6, 12,
    ]);
    const addresses = JSON.stringify(added).match(/http:[^"]+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set(shelved.map(({ path }) => urlOf(path))));
    expect(shelved.every(({ path }) => path.startsWith('samples/'))).toBe(true);
    expect(added.some(({ fields }) => 'storagePath' in fields)).toBe(false);
  });
});

describe('users', () => {
  it('are two admins, one of each other role, one without access and one without a profile', () => {
    expect(accounts.map(({ email }) => email)).toEqual([
      'dana@clinic.example',
      'front.desk@clinic.example',
      'owner@clinic.example',
      'reception@clinic.example',
      'editor@clinic.example',
      'sam@clinic.example',
      'nobody@clinic.example',
    ]);
    expect(accounts.map(({ displayName }) => displayName)).toEqual([
      'Dana Reyes',
      undefined,
      undefined,
      undefined,
      undefined,
      'Sam',
      undefined,
    ]);
    expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set(['clinic-demo-1']));
    expect(profiles).toEqual([
      { path: 'users/dana', data: { role: 'admin' } },
      { path: 'users/front-desk', data: { role: 'admin' } },
      { path: 'users/owner', data: { role: 'owner', email: 'owner@clinic.example', name: '' } },
      {
        path: 'users/reception',
        data: { role: 'front_desk', email: 'reception@clinic.example', name: '' },
      },
      { path: 'users/editor', data: { role: 'editor', email: 'editor@clinic.example', name: '' } },
      { path: 'users/sam', data: { role: 'staff' } },
    ]);
  });
});

describe('posts', () => {
  const posts = collection('blogPosts');
  const words = (id: string) => String(one('blogPosts', id).content).split(/\s+/).length;

  it('A-DATA-10 are 14 in lists, in order, 12 of them published', () => {
    const listed = newestFirst(posts, 'updatedAt');
    expect(ids(listed)).toEqual(numbered('p', 1, 14));
    expect(ids(listed.filter((post) => !isPublished(post)))).toEqual(['p4', 'p5']);
  });

  it('include one that only the old flag publishes, and two that no list shows', () => {
    expect(one('blogPosts', 'p2')).toMatchObject({ published: true });
    expect(one('blogPosts', 'p2')).not.toHaveProperty('status');
    expect(one('blogPosts', 'p15').createdAt).toBeInstanceOf(Date);
    expect(one('blogPosts', 'p16')).not.toHaveProperty('createdAt');
    expect(posts.filter(({ updatedAt }) => !updatedAt).map(({ id }) => id)).toEqual(['p15', 'p16']);
  });

  it('have three stars, which the list of featured posts knows', () => {
    expect(ids(posts.filter(({ featured }) => featured))).toEqual(['p1', 'p2', 'p3']);
    expect(one('counters', 'featuredPosts').ids).toEqual(['p1', 'p2', 'p3']);
  });

  it('have a reserved address each', () => {
    const reservations = collection('slugs').map(({ id, postId }) => [id, postId]);
    expect(reservations).toEqual(posts.map(({ id, slug }) => [slug, id]));
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(16);
  });

  it('have a cover, apart from one, and one has another hero picture', () => {
    const withoutCover = posts.filter(({ coverImageUrl }) => !coverImageUrl);
    expect(ids(withoutCover)).toEqual(['p6']);
    expect(one('blogPosts', 'p6')).not.toHaveProperty('heroUrl');
    const { coverImageUrl, heroUrl } = one('blogPosts', 'p7');
    expect(heroUrl).toMatch(/^http/);
    expect(heroUrl).not.toBe(coverImageUrl);
  });

  it('P-POST-10 have reading times on both sides of a limit', () => {
    expect(words('p8')).toBe(400);
    expect(words('p9')).toBe(401);
    expect(readingMinutes(String(one('blogPosts', 'p8').content))).toBe(2);
    expect(readingMinutes(String(one('blogPosts', 'p9').content))).toBe(3);
  });

  it('include one with everything that a body may hold', () => {
    const content = String(one('blogPosts', 'p10').content);
    expect(content).toMatch(/\S\n\S/);
    expect(content).toMatch(/^- /m);
    expect(content).toMatch(/\[[^\]]+\]\(https:\/\//);
    expect(content).toContain('<table>');
    expect(content).toContain('<script>');
  });

  it.each(ids(posts))('P-PIP-29 %s is a readable article without empty promises', (id) => {
    const { title, summary, content } = one('blogPosts', id);
    expect(words(id)).toBeGreaterThanOrEqual(300);
    expect(words(id)).toBeLessThanOrEqual(700);
    const text = [title, summary, content].join('\n');
    expect(text).not.toMatch(/\b(best|cures?|cured|guarantee[ds]?|miracle|painless|proven)\b/i);
    expect(text).not.toMatch(/\b(heal|recover)\w* (with)?in \d/i);
    expect(text).not.toMatch(/\$2,000|14[- ]days?|income continuation/i);
  });

  it('P-PIP-29 state the PIP benefits of the law', () => {
    const content = String(one('blogPosts', 'p2').content);
    const list = [
      'at least $3,000 for each injured person',
      '85 percent of what you lose, at most $250 a week, for up to 52 weeks',
      'up to $20 a day, for up to 365 days',
      '**Funeral costs:** up to $1,500',
      '**Death benefit:** $3,000',
    ];
    for (const fact of list) expect(content).toContain(fact);
  });
});

describe('media', () => {
  const media = collection('media');
  const isPublic = (item: Fields) => item.status === 'published' && item.visibility === 'public';

  it('are newest first, one in the middle of each month', () => {
    const photos = ['m28', 'm27', ...numbered('m', 1, 26)];
    expect(ids(newestFirst(media, 'createdAt'))).toEqual([...photos, 'm29', 'm30']);
    const days = media.map(({ createdAt }) => (createdAt as Date).toISOString().slice(0, 10));
    expect(new Set(days).size).toBe(30);
    for (const day of days) expect(day).toMatch(/-15$/);
  });

  it('are public from m1 to m26', () => {
    expect(ids(newestFirst(media.filter(isPublic), 'createdAt'))).toEqual(numbered('m', 1, 26));
    expect(one('media', 'm27').status).toBe('draft');
    expect(one('media', 'm28')).toMatchObject({ status: 'published', visibility: 'private' });
  });

  it('cover tags, captions and alternative texts of every kind', () => {
    expect(one('media', 'm1').tags).toHaveLength(4);
    expect(one('media', 'm2').tags).toEqual(['treatment-room']);
    expect(one('media', 'm3')).toMatchObject({ caption: '', alt: 'Blue Lamp' });
    expect(one('media', 'm4')).not.toHaveProperty('alt');
    expect(one('media', 'm5').caption).toBe('Sunrise lobby');
    expect(one('media', 'm6').tags).toEqual(['Staff']);
    expect(one('media', 'm7').tags).toEqual(['Staff Only']);
    expect(one('media', 'm9')).not.toHaveProperty('downloadURL');
    expect(one('media', 'm9').url).toMatch(/^http/);
  });

  it('show a scene of its own each, no part of another', () => {
    const scenes = clinicPhotos
      .filter(({ filesAreGone }) => !filesAreGone)
      .map(({ picture }): Drawing => drawings[picture]);
    expect(scenes.filter(({ region }) => region)).toEqual([]);
    expect(new Set(scenes.map(({ art }) => art)).size).toBe(scenes.length);
  });

  it('include a paper and a video that stay private and are handed over as downloads', () => {
    const others = media.filter(
      ({ mediaType }) => mediaType !== 'image' && mediaType !== undefined,
    );
    expect(others.map(({ mediaType }) => mediaType)).toEqual(['document', 'video']);
    for (const { visibility, storagePath } of others) {
      expect(visibility).toBe('private');
      const file = files.find(({ path }) => path === storagePath);
      expect(file?.contentDisposition).toMatch(/^attachment/);
    }
  });
});

describe('leads', () => {
  const leads = collection('leads');
  const ofType = (type: string) => leads.filter((lead) => lead.type === type);
  const read = (list: Fields[]) => list.map((stored) => leadFrom(stored.id, stored));
  const hours = ({ createdAt }: { createdAt: Date }) =>
    (now.getTime() - createdAt.getTime()) / 3_600_000;

  it('of patients have every status, and one that the app does not know', () => {
    const statuses = new Set(ofType('contact').map(({ status }) => status));
    expect(statuses).toEqual(
      new Set(['new', 'contacted', 'in_review', 'closed', 'waiting_list', 'dismissed']),
    );
  });

  it('of patients cover the cases of the inbox', () => {
    const contact = read(ofType('contact'));
    expect(contact.filter(({ injury }) => injury === '')).toHaveLength(1);
    expect(contact.filter(({ ownMessage }) => ownMessage !== '')).toHaveLength(3);
    expect(contact.filter(({ spam }) => spam)).toHaveLength(1);
    expect(contact.filter(({ notify }) => notify?.clinic === 'failed')).toHaveLength(1);
    const waiting = contact.filter((lead) => statusLabel(lead) === 'New');
    const overdue = waiting.filter((lead) => hours(lead) > 24);
    expect(overdue.map(({ name }) => name)).toEqual(['Hannah Whitlock']);
  });

  it('of patients include one person twice', () => {
    const [twice, ...others] = read(leads).filter(({ duplicateOf }) => duplicateOf !== null);
    const earlier = read(leads).find(({ id }) => id === twice?.duplicateOf);
    expect(others).toEqual([]);
    expect(twice?.email).toBe(earlier?.email);
    expect(twice?.createdAt.getTime()).toBeGreaterThan(earlier?.createdAt.getTime() ?? Infinity);
  });

  it('include a readable one of an older version', () => {
    const old = leads.filter((lead) => !('spam' in lead));
    expect(old).toHaveLength(1);
    for (const field of ['name', 'injury', 'notify', 'source', 'consent', 'duplicateOf']) {
      expect(old[0]).not.toHaveProperty(field);
    }
    expect(read(old)[0]).toMatchObject({ name: 'Sofia Lindqvist', injury: 'Neck and shoulder' });
  });

  it('for the guide are ten, in five statuses', () => {
    const pip = ofType('pip');
    expect(pip.map(({ status }) => status)).toEqual([
      'new',
      'contacted',
      'guide_sent',
      'converted',
      'new',
      'contacted',
      'dismissed',
      'guide_sent',
      'converted',
      'contacted',
    ]);
    const days = read(pip).map((lead) => Math.floor(hours(lead) / 24));
    expect(days.slice(0, 3)).toEqual([0, 1, 3]);
    expect(pip.filter(({ phone }) => phone === '')).toHaveLength(1);
    const [inferred, ...others] = pip.filter((lead) => !('wasInAccident' in lead));
    expect(others).toEqual([]);
    expect(inferred).toMatchObject({ message: 'Car accident: Yes' });
    expect(inferred?.reason).toBeTruthy();
  });

  it('include one of an attorney', () => {
    expect(ofType('attorney')).toHaveLength(1);
  });

  it('can be found by search, and have fictional contacts', () => {
    for (const { id, searchKeys, email, phone } of leads) {
      expect(searchKeys, id).not.toEqual([]);
      expect(email, id).toMatch(/^$|@example\.com$/);
      expect(phone, id).toMatch(/^$|^\(801\) 555-01\d\d$/);
    }
    const phones = read(leads)
      .filter(({ phone, duplicateOf }) => phone && !duplicateOf)
      .map(({ phone }) => phone);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('carry a history that ends in their status', () => {
    for (const lead of leads) {
      const entries = documents.filter(({ path }) => path.startsWith(`leads/${lead.id}/activity/`));
      const moves = entries.map(({ data }) => data).filter(({ kind }) => kind === 'status');
      if (moves.length > 0) expect(moves.at(-1)?.to, lead.id).toBe(lead.status);
      expect(lead.updatedAt, lead.id).toEqual(entries.at(-1)?.data.at ?? lead.createdAt);
    }
  });

  it('for load tests are all older and all different', () => {
    const load = collection('leads', loadLeads(now, 2000));
    const newest = Math.max(...load.map(({ createdAt }) => (createdAt as Date).getTime()));
    const oldest = Math.min(...leads.map(({ createdAt }) => (createdAt as Date).getTime()));
    expect(load).toHaveLength(2000);
    expect(newest).toBeLessThan(oldest);
    for (const field of ['id', 'email', 'phone']) {
      expect(new Set(load.map((lead) => lead[field])).size, field).toBe(2000);
    }
  });
});

describe('pictures', () => {
  it('exist for the staff, the site and the library', () => {
    expect(collection('staff').map(({ order }) => order)).toEqual([2, 0, 1, 3]);
    expect(collection('staff').map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([
      urlOf('staff/s1/w256.webp'),
      urlOf('staff/s2/w256.webp'),
      urlOf('staff/s3/w256.webp'),
      '',
    ]);
    expect(ids(collection('siteMedia'))).toEqual(['logo', 'hero']);
    const images = collection('images');
    expect(images).toHaveLength(30);
    expect(images.filter(({ sizes }) => !sizes)).toHaveLength(1);
    expect(images.filter(({ placeholder }) => !placeholder)).toHaveLength(2);
    const small = images.filter(({ originalPath }) => !originalPath);
    expect(small.map(({ sizes }) => Object.keys(sizes as object))).toEqual([['w640']]);
  });

  it('of articles are in the library, as the editor stores them', () => {
    const images = collection('images').map((image) => libraryImageFrom(image.id, image));
    const covered = collection('blogPosts').filter(({ coverImageUrl }) => coverImageUrl);
    expect(covered.length).toBeGreaterThan(10);
    for (const { id, coverImageUrl, coverSizes, coverPlaceholder } of covered) {
      const known = images.find(({ sizes }) => sizes.w1280?.url === coverImageUrl);
      expect(coverSizes, id).toEqual(known?.sizes);
      expect(coverPlaceholder, id).toBe(known?.placeholder);
    }
  });

  it('are stored under the paths in the documents, apart from the two broken ones', () => {
    const stored = new Set(files.map(({ path }) => urlOf(path)));
    const broken = documents.filter(({ data }) =>
      (JSON.stringify(data).match(/http:\/\/127[^"]+/g) ?? []).some((url) => !stored.has(url)),
    );
    expect(broken.map(({ path }) => path)).toEqual(['media/m8', 'staff/s4', 'summaries/gallery']);
  });

  it('have names that the rules for uploads accept, each once', () => {
    const paths = files.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths)
      expect(path).toMatch(/^[A-Za-z-]+\/[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/);
  });

  it('are all used', () => {
    const used = new Set(files.map(({ bytes }) => new TextDecoder().decode(bytes).split(' ')[0]));
    expect(Object.keys(drawings).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('appointments', () => {
  // A Sunday night, the Mondays after both clock changes, and a Saturday.
  const moments = [
    '2026-03-02T06:30:00Z',
    '2026-03-09T15:00:00Z',
    '2026-10-31T18:00:00Z',
    '2026-11-02T15:00:00Z',
  ];

  it.each(moments)('are in opening hours of this week and the next on %s', (moment) => {
    const seen = new Date(moment);
    const { documents } = dataSet(seen, pictures, urlOf);
    const visits = collection('appointments', documents);
    const today = wallClock(seen);
    const monday = Date.parse(today.date) - ((today.weekday + 6) % 7) * 86_400_000;
    const weeks = visits.map(({ startsAt, endsAt }) => {
      const { date, weekday, time } = wallClock(startsAt as Date);
      const until = wallClock(endsAt as Date).time;
      const spans = clinic.hours[weekday];
      expect(
        spans.some(({ from, to }) => from <= time && until <= to),
        `${date} ${time}`,
      ).toBe(true);
      return Math.floor((Date.parse(date) - monday) / (7 * 86_400_000));
    });
    expect(new Set(weeks)).toEqual(new Set([0, 1]));
    expect(visits.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  });

  // Monday to Sunday, in the morning.
  it.each([2, 3, 4, 5, 6, 7, 8])(
    'are completed or missed only if they began before the morning of March %i',
    (day) => {
      const seen = new Date(`2026-03-0${day}T15:00:00Z`);
      const { documents } = dataSet(seen, pictures, urlOf);
      for (const { status, startsAt } of collection('appointments', documents)) {
        const isPast = status === 'completed' || status === 'no_show';
        if (status !== 'cancelled') expect(isPast).toBe((startsAt as Date) < seen);
      }
    },
  );

  it('have a lock for each quarter hour, and no two share one', () => {
    const held = collection('appointments').flatMap((stored) => {
      const visit = visitFrom(stored.id, stored);
      return visit && takesPlace(visit, now) ? lockIds(visit).map((id) => `${id} ${visit.id}`) : [];
    });
    const locks = collection('slotLocks').map(({ id, appointmentId }) => `${id} ${appointmentId}`);
    expect(locks).toEqual(held);
    expect(new Set(ids(collection('slotLocks'))).size).toBe(locks.length);
  });

  it.each([
    ['on Wednesday', '2026-03-04T19:00:00Z', ['2026-03-02', '2026-03-09']],
    ['on Sunday night, when UTC has Monday', '2026-03-09T05:30:00Z', ['2026-03-09']],
  ])('take quarters in public weeks that are not past, %s', (_, moment, weeks) => {
    const { documents } = dataSet(new Date(moment), pictures, urlOf);
    expect(ids(collection('openings', documents))).toEqual(weeks);
  });

  it('belong to leads and staff that exist', () => {
    for (const { leadId, providerId } of collection('appointments')) {
      if (leadId) expect(ids(collection('leads'))).toContain(leadId);
      expect(ids(collection('staff'))).toContain(providerId);
    }
  });
});

it.each(['2026-03-02T06:30:00Z', '2026-10-31T18:00:00Z', '2026-11-27T19:00:00Z'])(
  'a request and a visit are on the waitlist on %s, and each has a free time',
  (moment) => {
    const seen = new Date(moment);
    const { documents } = dataSet(seen, pictures, urlOf);
    const waiting = [
      ...collection('leads', documents).flatMap(
        (stored) => waitingRequest(leadFrom(stored.id, stored), originalVisitTypes, seen) ?? [],
      ),
      ...collection('appointments', documents).flatMap((stored) => {
        const visit = visitFrom(stored.id, stored);
        return (visit && waitingVisit(visit, seen)) ?? [];
      }),
    ];
    expect(waiting.map(({ name }) => name)).toEqual(['Luis Herrera', 'Rachel Dunn']);
    const staff = collection('staff', documents).map(({ id, ...data }) =>
      staffMemberFrom(id, data),
    );
    const taken = new Set(collection('slotLocks', documents).map(({ id }) => id));
    const diary = { clinic, staff, settings: usualBooking, taken };
    const wanted = soonerTimes(waiting, diary, seen).flatMap((time) => time.waiting);
    expect(new Set(wanted)).toEqual(new Set(waiting));
  },
);

describe('the whole', () => {
  it('is the same for the same moment', () => {
    const again = dataSet(new Date(now), pictures, urlOf);
    expect(again.documents).toEqual(documents);
    expect(again.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  });

  it('has no future dates, apart from appointments and promises', () => {
    const past = documents.filter(({ path }) => !path.startsWith('appointments/'));
    const dates = past
      .flatMap(({ data: { expiresAt: _, promisedBy: __, ...data } }) => Object.values(data))
      .filter((v) => v instanceof Date);
    expect(dates.length).toBeGreaterThan(100);
    expect(Math.max(...dates.map((date) => date.getTime()))).toBeLessThan(now.getTime());
  });
});
