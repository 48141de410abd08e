import { WriteError } from '#data/firebase/write-errors.ts';
import { storedVisitTypes } from '#domain/clinic/visit-types.ts';
import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import { logChange } from './trail.ts';

export const booking: typeof import('#data/read-booking.ts') = {
  async readBookingSettings() {
    return backend.booking;
  },
  async readVisitTypes() {
    return backend.visitTypes;
  },
};

export const bookingAdmin: typeof import('#data/save-booking.ts') = {
  async saveBookingSettings(settings, by, seen) {
    const before = backend.booking;
    if (hasFields(before, settings)) return;
    if (!hasFields(before, seen)) throw new WriteError('changed', before);
    const fields = (Object.keys(settings) as (keyof typeof settings)[]).filter(
      (field) => !hasFields(before, { [field]: settings[field] }),
    );
    logChange('settings/booking', { kind: 'settings', fields }, by);
    backend.booking = settings;
  },
  async saveVisitTypes(types, by, seen) {
    const before = storedVisitTypes(backend.visitTypes);
    if (hasFields(before, storedVisitTypes(types))) return;
    if (!hasFields(before, storedVisitTypes(seen))) throw new WriteError('changed', before);
    logChange('settings/visitTypes', { kind: 'settings', fields: ['types'] }, by);
    backend.visitTypes = types;
  },
};

export const calendarFeeds: typeof import('#data/calendar-feeds.ts') = {
  async readCalendarFeeds() {
    return backend.feeds;
  },
  async saveCalendarFeeds(feeds, by, seen) {
    const isSame = (other: object) => JSON.stringify(backend.feeds) === JSON.stringify(other);
    if (isSame(feeds)) return;
    if (!isSame(seen)) throw new WriteError('changed', backend.feeds);
    logChange('settings/calendars', { kind: 'settings', fields: ['feeds'] }, by);
    backend.feeds = feeds;
  },
};
