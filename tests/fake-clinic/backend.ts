import { act } from '@testing-library/react';
import type { Session } from '#data/account/auth.ts';
import type { SiteMediaKey, SitePicture } from '#data/pictures/site-media.ts';
import type { Factor } from '#domain/account/second-factor.ts';
import type { StaffAccount } from '#domain/account/staff-account.ts';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import type { CalendarFeeds } from '#domain/clinic/calendar-feeds.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { Review } from '#domain/clinic/review.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import type { Device } from '#domain/device.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Activity } from '#domain/leads/lead-activity.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import type { PatientImport } from '#domain/people/patient-import.ts';
import type { Person } from '#domain/people/person.ts';
import type { RetentionPeriods } from '#domain/people/retention.ts';
import type { LibraryImage } from '#domain/pictures/library-image.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import type { Post } from '#domain/posts/post.ts';
import type { Problem } from '#domain/problem.ts';
import type { MailTest } from '#domain/settings/mail-test.ts';
import type { Erasure } from '#domain/trail/erasure.ts';
import type { TrailEntry } from '#domain/trail/trail-entry.ts';
import type { Offer, Opening } from '#domain/visits/openings.ts';
import type { ReviewAsk } from '#domain/visits/review-ask.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { control, resetControl } from './control.ts';
import { dana } from './people.ts';

/** apps: the sign-in asks for a code. */
export type Account = Session & { password: string; apps?: Factor[] };

const emptyBackend = () => ({
  /** The facts of the sample, so that tests can look for its phone number. */
  clinic: clinic as Clinic,
  /** The activity log, newest first. */
  trail: [] as TrailEntry[],
  /** Newest first. */
  erasures: [] as Erasure[],
  /** How long requests are kept. */
  retention: { contact: null, pip: null, attorney: null, spam: null } as RetentionPeriods,
  /** What visitors can choose from; null while booking is off. */
  openings: null as { offer: Offer; known: Opening[] } | null,
  /** Ids of locks. */
  taken: [] as string[],
  /** What can be booked. */
  visitTypes: originalVisitTypes,
  /** What visitors can book by themselves. */
  booking: usualBooking,
  /** The addresses of other calendars. */
  feeds: {} as CalendarFeeds,
  /** Who can sign in. */
  accounts: [{ ...dana, password: 'clinic-demo-1' }] as Account[],
  /** What the person here signs in with, beside the password. */
  factors: [] as Factor[],
  /** Whether roles that see patients need a second factor. */
  factorRequired: false,
  /** The list of the Accounts screen. */
  people: [] as StaffAccount[],
  /** users/{uid} by uid. */
  profiles: {} as Record<string, Record<string, unknown>>,
  /** Where notices go, by the person's uid. */
  devices: {} as Record<string, Device[]>,
  /** Of each lead, by its id, newest first. */
  activity: {} as Record<string, Activity[]>,
  /** What becomes of the mails that are sent. */
  mailServer: 'sent' as NotifyState,
  /** The last test email. */
  mailTest: { at: new Date('2026-10-20T18:00:00Z'), ok: true, reason: '' } as MailTest | null,
  /** Whose requests and visits they are. */
  persons: [] as Person[],
  /** Imports of patients, newest first. */
  imports: [] as PatientImport[],
  posts: [] as Post[],
  /** Id of the post that had this address before. */
  formerSlugs: {} as Record<string, string>,
  /** The library that covers are picked from. */
  images: [] as LibraryImage[],
  /** Photos and files, in the trash too. */
  media: [] as MediaItem[],
  sitePictures: { logo: null, hero: null } as Record<SiteMediaKey, SitePicture | null>,
  /** Names in the bucket. */
  files: [] as string[],
  staff: [] as StaffMember[],
  reviews: [] as Review[],
  /** By contact. */
  reviewAsks: {} as Record<string, ReviewAsk>,
  /** The address that starts a build. */
  buildHook: '',
  /** When staff last changed what visitors see. */
  websiteChange: '',
  /** Whether the project is a demo. */
  isDemo: false,
  /** Ids of what is made up. */
  samplePosts: [] as string[],
  sampleMedia: [] as string[],
  /** What the launch check found in the last build. */
  launchProblems: 0 as number | null,
  launchReasons: [] as string[],
  problems: [] as Problem[],
  /** Messages whose words staff have changed. */
  templates: [] as MessageTemplate[],
});

/** Leads and visits have a live feed, the session has listeners: they hear of every change. */
class Watched<Value> {
  readonly #first: () => Value;
  #value: Value;
  #changes = 0;
  readonly #listeners = new Set<(error?: Error) => void>();

  constructor(first: () => Value) {
    this.#first = first;
    this.#value = first();
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    this.#changes++;
    this.#tell();
  }

  /** Names the latest change. */
  get lastChange(): string {
    return String(this.#changes);
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  watch(listener: (error?: Error) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  fail(error: Error): void {
    this.#tell(error);
    this.#listeners.clear();
  }

  reset(): void {
    this.#listeners.clear();
    this.#value = this.#first();
    this.#changes = 0;
  }

  #tell(error?: Error): void {
    if (!this.isWatched) return;
    act(() => {
      for (const listener of [...this.#listeners]) listener(error);
    });
  }
}

export const feeds = {
  leads: new Watched<Lead[]>(() => []),
  visits: new Watched<Visit[]>(() => []),
  session: new Watched<Session | null>(() => dana),
};

/** Everything that the fake data layer knows; a test fills it, and a page changes it. */
export const backend = {
  ...emptyBackend(),
  ...control,

  get leads() {
    return feeds.leads.value;
  },
  set leads(leads: Lead[]) {
    feeds.leads.value = leads;
  },

  get visits() {
    return feeds.visits.value;
  },
  set visits(visits: Visit[]) {
    feeds.visits.value = visits;
  },

  /** Who is signed in. */
  get session() {
    return feeds.session.value;
  },
  set session(session: Session | null) {
    feeds.session.value = session;
  },
};

export function resetBackend(): void {
  for (const feed of Object.values(feeds)) feed.reset();
  resetControl();
  Object.assign(backend, emptyBackend());
}
