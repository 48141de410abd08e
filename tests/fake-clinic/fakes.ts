import { accounts, auth, devices, factors, invitations, profile, security } from './account.ts';
import { booking, bookingAdmin, calendarFeeds } from './booking-settings.ts';
import { clinicAdmin } from './clinic-admin.ts';
import { clinicSettings } from './clinic-settings.ts';
import { controlled } from './control.ts';
import { importPersons } from './imports.ts';
import { activityLog, leadCounts, leadFeed, leadMails, leads } from './leads.ts';
import { openings, taken } from './openings.ts';
import { correctContact, eraseRecord, findPerson, holdRequest, readPerson } from './person-data.ts';
import { correctImported, mergePersons, personLanguage } from './persons.ts';
import { files, images, mediaItems, photos, siteMedia, siteMediaAdmin } from './pictures.ts';
import { postAdmin, posts } from './posts.ts';
import { problems } from './problems.ts';
import { launchState, publishingSettings, visitors, websiteChange } from './publishing.ts';
import { dueRequests, retentionSettings } from './retention.ts';
import { reviewAdmin, reviewAsks, shownReviews } from './reviews.ts';
import { sampleContent, shownSamples } from './sample-content.ts';
import { staff, staffAdmin } from './staff.ts';
import { templates } from './templates.ts';
import { testMails } from './test-mails.ts';
import { trail } from './trail.ts';
import { bookings, visitMails, visits } from './visits.ts';
import { waitlist } from './waitlist.ts';

/** By the module of src/data that asks Firebase. */
const fakes = {
  '#data/account/accounts.ts': accounts,
  '#data/account/auth.ts': auth,
  '#data/account/devices.ts': devices,
  '#data/account/factors.ts': factors,
  '#data/account/invite.ts': invitations,
  '#data/account/profile.ts': profile,
  '#data/account/security-settings.ts': security,
  '#data/clinic-admin.ts': clinicAdmin,
  '#data/clinic-settings.ts': clinicSettings,
  '#data/pictures/files.ts': files,
  '#data/leads/activity-log.ts': activityLog,
  '#data/leads/lead-counts.ts': leadCounts,
  '#data/leads/lead-feed.ts': leadFeed,
  '#data/leads/lead-mails.ts': leadMails,
  '#data/leads/leads.ts': leads,
  '#data/messages/templates.ts': templates,
  '#data/people/correct-contact.ts': correctContact,
  '#data/people/due-requests.ts': dueRequests,
  '#data/people/erase-record.ts': eraseRecord,
  '#data/people/find-person.ts': findPerson,
  '#data/people/hold-request.ts': holdRequest,
  '#data/people/read-person.ts': readPerson,
  '#data/people/retention-settings.ts': retentionSettings,
  '#data/persons/correct-imported.ts': correctImported,
  '#data/persons/import-persons.ts': importPersons,
  '#data/persons/merge-persons.ts': mergePersons,
  '#data/persons/person-language.ts': personLanguage,
  '#data/pictures/images.ts': images,
  '#data/pictures/media-items.ts': mediaItems,
  '#data/pictures/photos.ts': photos,
  '#data/pictures/site-media-admin.ts': siteMediaAdmin,
  '#data/pictures/site-media.ts': siteMedia,
  '#data/posts/post-admin.ts': postAdmin,
  '#data/posts/posts.ts': posts,
  '#data/problems/problems.ts': problems,
  '#data/publishing/launch-state.ts': launchState,
  '#data/publishing/publishing-settings.ts': publishingSettings,
  '#data/publishing/tell-visitors.ts': visitors,
  '#data/publishing/website-change.ts': websiteChange,
  '#data/review-admin.ts': reviewAdmin,
  '#data/shown-reviews.ts': shownReviews,
  '#data/sample-content.ts': sampleContent,
  '#data/shown-samples.ts': shownSamples,
  '#data/staff-admin.ts': staffAdmin,
  '#data/staff.ts': staff,
  '#data/read-booking.ts': booking,
  '#data/save-booking.ts': bookingAdmin,
  '#data/calendar-feeds.ts': calendarFeeds,
  '#data/test-mails.ts': testMails,
  '#data/trail/trail.ts': trail,
  '#data/booking/book-visit.ts': bookings,
  '#data/booking/waitlist.ts': waitlist,
  '#data/visits/read-openings.ts': openings,
  '#data/visits/read-taken.ts': taken,
  '#data/visits/review-asks.ts': reviewAsks,
  '#data/visits/visit-mails.ts': visitMails,
  '#data/visits/visits.ts': visits,
};

export type Fakes = typeof fakes;

/** What pages import in place of each module; classes stay as they are. */
export const modules = Object.fromEntries(
  Object.entries(fakes).map(([path, fake]) => [path, controlledModule(fake)]),
);

function controlledModule(fake: object) {
  const exported = Object.entries(fake).map(([name, value]) => [
    name,
    /^[a-z]/.test(name) ? controlled(name, value) : value,
  ]);
  return Object.fromEntries(exported);
}
