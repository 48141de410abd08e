/** The modules of src/data that ask Firebase. Page tests get the fake of each (fakes.ts). */
export type Data = {
  '#data/account/accounts.ts': typeof import('#data/account/accounts.ts');
  '#data/account/auth.ts': typeof import('#data/account/auth.ts');
  '#data/account/devices.ts': typeof import('#data/account/devices.ts');
  '#data/account/factors.ts': typeof import('#data/account/factors.ts');
  '#data/account/invite.ts': typeof import('#data/account/invite.ts');
  '#data/account/profile.ts': typeof import('#data/account/profile.ts');
  '#data/account/security-settings.ts': typeof import('#data/account/security-settings.ts');
  '#data/clinic-admin.ts': typeof import('#data/clinic-admin.ts');
  '#data/clinic-settings.ts': typeof import('#data/clinic-settings.ts');
  '#data/pictures/files.ts': typeof import('#data/pictures/files.ts');
  '#data/leads/activity-log.ts': Omit<
    typeof import('#data/leads/activity-log.ts'),
    // Parts of a transaction, for other modules of src/data.
    'leadIn' | 'saveLead' | 'writeStatus'
  >;
  '#data/leads/lead-counts.ts': Omit<
    typeof import('#data/leads/lead-counts.ts'),
    'countMove' | 'countRemoval'
  >;
  '#data/leads/lead-feed.ts': typeof import('#data/leads/lead-feed.ts');
  '#data/leads/lead-mails.ts': typeof import('#data/leads/lead-mails.ts');
  '#data/leads/leads.ts': typeof import('#data/leads/leads.ts');
  '#data/messages/templates.ts': typeof import('#data/messages/templates.ts');
  '#data/people/correct-contact.ts': typeof import('#data/people/correct-contact.ts');
  '#data/people/due-requests.ts': typeof import('#data/people/due-requests.ts');
  '#data/people/erase-record.ts': typeof import('#data/people/erase-record.ts');
  '#data/people/find-person.ts': Omit<
    typeof import('#data/people/find-person.ts'),
    // A part of an erasure.
    'findByContact'
  >;
  '#data/people/hold-request.ts': typeof import('#data/people/hold-request.ts');
  '#data/people/read-person.ts': typeof import('#data/people/read-person.ts');
  '#data/people/retention-settings.ts': typeof import('#data/people/retention-settings.ts');
  '#data/persons/correct-imported.ts': typeof import('#data/persons/correct-imported.ts');
  '#data/persons/import-persons.ts': typeof import('#data/persons/import-persons.ts');
  '#data/persons/merge-persons.ts': typeof import('#data/persons/merge-persons.ts');
  '#data/persons/person-language.ts': typeof import('#data/persons/person-language.ts');
  '#data/pictures/images.ts': typeof import('#data/pictures/images.ts');
  '#data/pictures/media-items.ts': typeof import('#data/pictures/media-items.ts');
  '#data/pictures/photos.ts': typeof import('#data/pictures/photos.ts');
  '#data/pictures/site-media-admin.ts': typeof import('#data/pictures/site-media-admin.ts');
  '#data/pictures/site-media.ts': typeof import('#data/pictures/site-media.ts');
  '#data/posts/post-admin.ts': typeof import('#data/posts/post-admin.ts');
  '#data/posts/posts.ts': typeof import('#data/posts/posts.ts');
  '#data/problems/problems.ts': typeof import('#data/problems/problems.ts');
  '#data/publishing/publishing-settings.ts': typeof import('#data/publishing/publishing-settings.ts');
  '#data/publishing/launch-state.ts': typeof import('#data/publishing/launch-state.ts');
  '#data/publishing/tell-visitors.ts': typeof import('#data/publishing/tell-visitors.ts');
  '#data/publishing/website-change.ts': typeof import('#data/publishing/website-change.ts');
  '#data/review-admin.ts': typeof import('#data/review-admin.ts');
  '#data/shown-reviews.ts': typeof import('#data/shown-reviews.ts');
  '#data/sample-content.ts': typeof import('#data/sample-content.ts');
  '#data/shown-samples.ts': typeof import('#data/shown-samples.ts');
  '#data/staff-admin.ts': typeof import('#data/staff-admin.ts');
  '#data/staff.ts': typeof import('#data/staff.ts');
  '#data/read-booking.ts': typeof import('#data/read-booking.ts');
  '#data/save-booking.ts': typeof import('#data/save-booking.ts');
  '#data/calendar-feeds.ts': typeof import('#data/calendar-feeds.ts');
  '#data/test-mails.ts': typeof import('#data/test-mails.ts');
  '#data/trail/trail.ts': typeof import('#data/trail/trail.ts');
  '#data/booking/waitlist.ts': typeof import('#data/booking/waitlist.ts');
  '#data/booking/book-visit.ts': typeof import('#data/booking/book-visit.ts');
  '#data/visits/read-openings.ts': typeof import('#data/visits/read-openings.ts');
  '#data/visits/read-taken.ts': typeof import('#data/visits/read-taken.ts');
  '#data/visits/review-asks.ts': typeof import('#data/visits/review-asks.ts');
  '#data/visits/visit-mails.ts': typeof import('#data/visits/visit-mails.ts');
  '#data/visits/visits.ts': typeof import('#data/visits/visits.ts');
};

type Module = Data[keyof Data];
type KeyOf<Each> = Each extends Each ? keyof Each : never;
type Exported<Name, Each = Module> = Each extends Each
  ? Name extends keyof Each
    ? Each[Name]
    : never
  : never;

type Asks = (...args: never[]) => Promise<unknown> | AsyncGenerator<unknown>;

/** The functions of src/data that ask the database, by name. */
export type Functions = {
  [Name in KeyOf<Module> as Exported<Name> extends Asks ? Name : never]: Exported<Name> & Asks;
};

export type Name = keyof Functions & string;

/** Every function of src/data that has a fake. */
export type FunctionName = {
  [Each in KeyOf<Module>]: Exported<Each> extends (...args: never[]) => unknown ? Each : never;
}[KeyOf<Module>];
