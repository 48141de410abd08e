import { signOut } from '#data/account/auth.ts';
import { readCalendarFeeds, saveCalendarFeeds } from '#data/calendar-feeds.ts';
import { readFacts, saveFacts } from '#data/clinic-admin.ts';
import { latestClinic, readClinic } from '#data/clinic-settings.ts';
import { listEveryPost } from '#data/posts/post-admin.ts';
import { addProblem, listProblems } from '#data/problems/problems.ts';
import { readBuildHook, saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { tellVisitors } from '#data/publishing/tell-visitors.ts';
import { readWebsiteChange } from '#data/publishing/website-change.ts';
import { readBookingSettings, readVisitTypes } from '#data/read-booking.ts';
import { listReviews } from '#data/review-admin.ts';
import { countSampleContent, removeSampleContent } from '#data/sample-content.ts';
import { saveBookingSettings, saveVisitTypes } from '#data/save-booking.ts';
import { listShownSamples } from '#data/shown-samples.ts';
import { getFirstStaffMember, getStaffMemberBySlug, listStaff } from '#data/staff.ts';
import { deleteStaffMember, saveStaffMember } from '#data/staff-admin.ts';
import { readMailTest } from '#data/test-mails.ts';
import { type BookingSettings, usualBooking } from '#domain/clinic/booking-settings.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import { staffFields } from '../../staff-fixtures.ts';
import { massage } from '../../type-fixtures.ts';
import { by, type Cases, ids } from './case.ts';
import { day } from './documents.ts';

const problem = { what: 'Failed to save', kind: 'unknown', build: 'index', route: '/admin' };
const storedHook = 'https://api.netlify.com/build_hooks/one';
const recent = async () => (await listProblems(new Date())).map(({ what }) => what);

const member = staffFields({ name: 'Sample Jordan T.', title: 'Assistant', order: 2 });
const names = async () => (await listStaff()).map(({ name }) => name);

const facts = {
  ...emptyClinic,
  ...{ name: 'Canyon Spine', shortName: 'Canyon Spine', phone: '(801) 555-0100' },
};

const phone = '(801) 555-0199';
const isAsSeen = (stored: Clinic) => stored.phone === facts.phone;

const withMassage = [...originalVisitTypes, massage];

const online: BookingSettings = { ...usualBooking, isOn: true, calendar: 'here' };
const feeds = { s2: 'https://calendar.example/private-7f3a.ics' };

export const otherCases = {
  readClinic: { 'the stored facts': [readClinic, facts] },
  latestClinic: { 'the stored facts': [latestClinic, facts] },

  readFacts: { 'as stored': [readFacts, facts] },
  saveFacts: {
    'some of them': [
      async () => {
        const before = await saveFacts({ phone }, isAsSeen, by);
        return { before, after: await readClinic() };
      },
      { before: facts, after: { ...facts, phone } },
    ],
    'stored by an earlier try': [
      () => saveFacts({ phone }, isAsSeen, by),
      () => saveFacts({ phone }, isAsSeen, by),
      null,
    ],
    'changed meanwhile': [() => saveFacts({ phone }, () => false, by), 'changed'],
  },

  readBookingSettings: { 'off at first': [readBookingSettings, usualBooking] },
  saveBookingSettings: {
    'on, stored once': [
      () => saveBookingSettings(online, by, usualBooking),
      () => saveBookingSettings(online, by, usualBooking),
      () => readBookingSettings(),
      online,
    ],
    'changed meanwhile': [
      async () => {
        await saveBookingSettings(online, by, usualBooking);
        await saveBookingSettings({ ...online, keptBack: 50 }, by, usualBooking);
      },
      'changed',
    ],
  },
  readCalendarFeeds: { 'none at first': [readCalendarFeeds, {}] },
  saveCalendarFeeds: {
    'one, stored once': [
      () => saveCalendarFeeds(feeds, by, {}),
      () => saveCalendarFeeds(feeds, by, {}),
      () => readCalendarFeeds(),
      feeds,
    ],
    'changed meanwhile': [
      async () => {
        await saveCalendarFeeds(feeds, by, {});
        await saveCalendarFeeds({}, by, { s1: 'https://calendar.example/other.ics' });
      },
      'changed',
    ],
  },
  readVisitTypes: { 'at first the original ones': [readVisitTypes, originalVisitTypes] },
  saveVisitTypes: {
    'a type more, stored once': [
      () => saveVisitTypes(withMassage, by, originalVisitTypes),
      () => saveVisitTypes(withMassage, by, originalVisitTypes),
      () => readVisitTypes(),
      withMassage,
    ],
    'changed meanwhile': [
      async () => {
        await saveVisitTypes(withMassage, by, originalVisitTypes);
        await saveVisitTypes([massage], by, originalVisitTypes);
      },
      'changed',
    ],
  },

  countSampleContent: {
    'of a demo': [countSampleContent, { people: 1, reviews: 1, articles: 2, mediaItems: 2 }],
  },
  removeSampleContent: {
    'and nothing else': [
      async () => {
        await removeSampleContent(by);
        const kept = [await listReviews(), (await listEveryPost()).posts];
        return { left: await countSampleContent(), kept: kept.map((list) => list.length) };
      },
      { left: { people: 0, reviews: 0, articles: 0, mediaItems: 0 }, kept: [5, 3] },
    ],
  },
  listShownSamples: {
    'without drafts': [listShownSamples, { articles: ['Title of fresh'], photos: ['Alt'] }],
  },
  readMailTest: {
    'the last one': [readMailTest, { at: day(2), ok: false, reason: 'No mail server' }],
  },

  listProblems: { 'of the last 30 days, newest first': [recent, ['today', 'yesterday']] },
  addProblem: {
    'is the newest': [
      () => addProblem(problem, 'dana', new Date()),
      () => recent(),
      ['Failed to save', 'today', 'yesterday'],
    ],
  },

  readBuildHook: { 'of the website': [readBuildHook, storedHook] },
  saveBuildHook: {
    another: [
      async () => {
        await saveBuildHook('https://api.netlify.com/build_hooks/two', by, storedHook);
        return readBuildHook();
      },
      'https://api.netlify.com/build_hooks/two',
    ],
    none: [() => saveBuildHook('', by, storedHook), () => readBuildHook(), ''],
    'another one than a colleague’s': [() => saveBuildHook('', by, 'https://x.example'), 'changed'],
  },

  readWebsiteChange: { 'before the first change': [readWebsiteChange, ''] },
  tellVisitors: {
    'of a change': [
      () => tellVisitors(),
      async () => Number.isNaN(Date.parse(await readWebsiteChange())),
      false,
    ],
  },

  listStaff: {
    'P-ABOUT-05 to a visitor, the lowest order first': [
      () => signOut(),
      async () => ids(await listStaff()),
      ['avery', 'taylor'],
    ],
  },
  getFirstStaffMember: {
    'the one of the lowest order': [async () => (await getFirstStaffMember())?.id, 'avery'],
  },
  getStaffMemberBySlug: {
    'the one at the address': [async () => (await getStaffMemberBySlug('avery-lund'))?.id, 'avery'],
    'no one': [() => getStaffMemberBySlug('nobody'), null],
    'without an address': [() => getStaffMemberBySlug(''), null],
  },
  saveStaffMember: {
    'a new one': [
      () => saveStaffMember('new', { ...member, order: 1 }, null, by),
      async () => ids(await listStaff()),
      ['avery', 'new', 'taylor'],
    ],
    'a changed one': [
      () => saveStaffMember('taylor', { ...member, name: 'Sample' }, member, by),
      () => names(),
      ['Dr. Sample Avery', 'Sample'],
    ],
    'stored by an earlier try': [
      () => saveStaffMember('taylor', { ...member, name: 'Sample' }, member, by),
      () => saveStaffMember('taylor', { ...member, name: 'Sample' }, member, by),
      () => names(),
      ['Dr. Sample Avery', 'Sample'],
    ],
    'a new one, but another has its id': [
      () => saveStaffMember('new', member, null, by),
      () => saveStaffMember('new', { ...member, name: 'Sample Kim' }, null, by),
      'changed',
    ],
    'changed meanwhile': [
      () => saveStaffMember('taylor', { ...member, name: 'Sample' }, { ...member, order: 3 }, by),
      'changed',
    ],
    deleted: [() => saveStaffMember('none', member, member, by), 'gone'],
    'at the address of another': [
      () => saveStaffMember('taylor', { ...member, slug: 'avery-lund' }, member, by),
      'taken',
    ],
    'a new one at the address of another': [
      () => saveStaffMember('new', { ...member, slug: 'avery-lund' }, null, by),
      'taken',
    ],
    'at the address of one that is deleted': [
      () => deleteStaffMember('avery', by),
      () => saveStaffMember('new', { ...member, slug: 'avery-lund' }, null, by),
      async () => (await getStaffMemberBySlug('avery-lund'))?.id,
      'new',
    ],
  },
  deleteStaffMember: {
    'a member': [
      () => deleteStaffMember('avery', by),
      async () => ids(await listStaff()),
      ['taylor'],
    ],
    'no member': [() => deleteStaffMember('none', by), undefined],
  },
} satisfies Cases;
