import { storedVisitTypes } from '#domain/clinic/visit-types.ts';
import { differingFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import { isChange } from './lists.ts';
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
    if (!isChange(before, settings, seen)) return;
    const fields = Object.keys(differingFields(settings, before));
    logChange('settings/booking', { kind: 'settings', fields }, by);
    backend.booking = settings;
  },
  async saveVisitTypes(types, by, seen) {
    const before = storedVisitTypes(backend.visitTypes);
    if (!isChange(before, storedVisitTypes(types), storedVisitTypes(seen))) return;
    logChange('settings/visitTypes', { kind: 'settings', fields: ['types'] }, by);
    backend.visitTypes = types;
  },
};

export const calendarFeeds: typeof import('#data/calendar-feeds.ts') = {
  async readCalendarFeeds() {
    return backend.feeds;
  },
  async saveCalendarFeeds(feeds, by, seen) {
    if (!isChange({ feeds: backend.feeds }, { feeds }, { feeds: seen })) return;
    logChange('settings/calendars', { kind: 'settings', fields: ['feeds'] }, by);
    backend.feeds = feeds;
  },
};
