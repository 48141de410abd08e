import { type LeadDetails, type LeadType, leadTypes, type StoredLead } from '#domain/leads/lead.ts';
import { searchKeys } from '#domain/leads/lead-search.ts';
import { clinicTime, minutesBefore } from '../../scripts/seed/clock.ts';
import { summariesOf } from '../../scripts/seed/derived.ts';
import type { SeedDocument, StoredValue } from '../../scripts/seed/document.ts';
import { minutesAfter } from '../../src/domain/time/wall-clock.ts';
import { hostileTexts } from '../../tests/hostile-texts.ts';

/** Everything that people can write, in documents that no rule has judged: text number n is in those called hn. */
export function hostileDocuments(now: Date): SeedDocument[] {
  const documents = [
    ...hostileTexts.flatMap((text, index) => {
      const stamps = {
        createdAt: minutesBefore(now, 30 + index),
        updatedAt: minutesBefore(now, 20 + index),
      };
      return [
        ...postDocuments(`h${index}`, text, stamps),
        ...leadTypes.flatMap((type) => leadDocuments(type, index, text, stamps)),
        ...galleryDocuments(`h${index}`, text, stamps),
        appointmentDocument(index, text, now),
      ];
    }),
    { path: 'counters/featuredPosts', data: { ids: ['h0', 'h1', 'h2'] } },
  ];
  return [...documents, ...summariesOf(documents)];
}

type Stamps = { createdAt: Date; updatedAt: Date };

function postDocuments(id: string, text: string, stamps: Stamps): SeedDocument[] {
  const data = {
    // Titles and names tell which article and which lead are on the screen.
    title: `${text} (${id})`,
    slug: id,
    summary: text,
    content: text,
    coverImageUrl: '/img/scene-rehab.svg',
    coverImageAlt: text,
    status: 'published',
    published: true,
    featured: ['h0', 'h1', 'h2'].includes(id),
    ...stamps,
  };
  return [
    { path: `blogPosts/${id}`, data },
    { path: `slugs/${id}`, data: { postId: id } },
  ];
}

function leadDocuments(
  type: LeadType,
  index: number,
  text: string,
  stamps: Stamps,
): SeedDocument[] {
  const path = `leads/${type}-h${index}`;
  const details: LeadDetails = {
    contact: { preferredTime: text, typeOfInjury: text, wasInAccident: true },
    pip: { wasInAccident: true },
    attorney: {
      firm: text,
      clientInitials: text,
      dateOfLoss: text,
      clientPhone: text,
      request: text,
    },
  };
  const by = { uid: text, name: text };
  const entry = (name: string, data: Record<string, StoredValue>): SeedDocument => ({
    path: `${path}/activity/${name}`,
    data: { ...data, by, at: stamps.updatedAt },
  });
  return [
    {
      path,
      data: {
        type,
        name: `${text} (h${index})`,
        email: text,
        phone: text,
        injury: text,
        preferredTime: text,
        wasInAccident: true,
        message: text,
        ownMessage: text,
        details: details[type],
        status: index % 2 ? 'new' : text,
        spam: false,
        duplicateOf: index === 1 ? `${type}-h0` : text.replaceAll('/', ' '),
        personId: `${type}-h${index}`,
        callBackAt: index % 2 ? text : stamps.updatedAt,
        firstCallAt: index % 2 ? text : stamps.updatedAt,
        reachedAt: index % 2 ? text : stamps.updatedAt,
        changeId: 'call',
        language: text,
        heardFrom: text,
        hold: { why: text, by: { uid: text, name: text }, at: stamps.createdAt },
        sooner: { days: [1], parts: ['morning'], type: text, since: stamps.updatedAt },
        offer: { slot: text, state: text, triedAt: stamps.updatedAt },
        wanted: { startsAt: stamps.updatedAt, why: 'outside' },
        enteredBy: { uid: text, name: text },
        notify: { clinic: text, patient: 'failed' },
        promisedBy: stamps.createdAt,
        source: { page: text, referrerHost: text, utm: { source: text, campaign: text } },
        consent: { version: text, at: stamps.createdAt },
        searchKeys: searchKeys({ name: text, email: text, phone: text, injury: text }),
        ...stamps,
      } satisfies Record<keyof StoredLead, StoredValue>,
    },
    entry('note', { kind: 'note', text }),
    entry('call', { kind: 'call', outcome: text }),
    entry('status', { kind: 'status', from: text, to: text }),
    entry('call_back', { kind: 'call_back', until: stamps.updatedAt }),
  ];
}

function galleryDocuments(id: string, text: string, stamps: Stamps): SeedDocument[] {
  const picture = '/img/scene-rehab.svg';
  return [
    {
      path: `media/${id}`,
      data: {
        type: 'clinicPhoto',
        clinicId: 'sandy',
        mediaType: 'image',
        mimeType: text,
        fileName: text,
        fileSize: 1,
        storagePath: `clinic/${id}.webp`,
        downloadURL: picture,
        thumbnailURL: picture,
        width: 600,
        height: 400,
        alt: text,
        caption: text,
        tags: [text],
        status: 'published',
        visibility: 'public',
        uploadedBy: text,
        ...stamps,
      },
    },
    {
      path: `images/${id}`,
      data: {
        alt: text,
        sizes: { w256: { url: picture }, w1280: { url: picture } },
        originalPath: text,
        ...stamps,
      },
    },
    {
      path: `staff/${id}`,
      data: {
        name: text,
        title: text,
        bio: text,
        photoUrl: picture,
        order: 0,
        credentials: [text],
        specialties: [text],
        ...stamps,
      },
    },
  ];
}

/** A quarter of an hour each, Tuesday from nine o'clock. */
function appointmentDocument(index: number, text: string, now: Date): SeedDocument {
  const startsAt = minutesAfter(clinicTime(now, 0, 2, '09:00'), 15 * (index % 12));
  return {
    path: `appointments/h${index}`,
    data: {
      providerId: `h${index % 3}`,
      providerName: text,
      leadId: `contact-h${index}`,
      patientName: text,
      patientPhone: text,
      patientEmail: text,
      type: 'treatment',
      typeName: text,
      startsAt,
      endsAt: minutesAfter(startsAt, 15),
      buffer: 0,
      status: 'scheduled',
      note: text,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
    },
  };
}
