import { readCalendarFeeds, saveCalendarFeeds } from '#data/calendar-feeds.ts';
import { saveBookingSettings } from '#data/save-booking.ts';
import {
  type BookingNumber,
  type BookingSettings,
  bookingLimits,
} from '#domain/clinic/booking-settings.ts';
import { type CalendarFeeds, isFeedAddress } from '#domain/clinic/calendar-feeds.ts';
import {
  bookingSettingsTexts,
  calendarLabels,
  parseBookingTexts,
} from '#domain/settings/booking-fields.ts';
import { conflictOf } from '../../../shared/forms/edit-conflict.tsx';
import { save } from '../../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../../shared/save/save-action.ts';
import { numberWords } from './number-options.ts';

/** Stores what visitors can book, and where the clinic's other calendars are. */
export const action = saveAction({ save: saveBooking, feeds: saveFeeds });

async function saveBooking(post: FormPost) {
  const base = parseBookingTexts(post.base, true);
  if (!base.ok) return base;
  return save(post, {
    parse: async () => {
      const feeds = await readCalendarFeeds();
      return parseBookingTexts(Object.fromEntries(post.form), Object.keys(feeds).length > 0);
    },
    write: (settings) => saveBookingSettings(settings, post.by, base.value),
    failed: 'Failed to save what visitors can book',
    conflict: (theirs: BookingSettings, mine) => ({
      ...conflictOf(theirs, mine, words),
      theirs: bookingSettingsTexts(theirs),
    }),
    publishes: true,
    done: (_, { isOn }) => (isOn ? 'Saved. Visitors can book online.' : 'Saved. Booking is off.'),
  });
}

const words = {
  isOn: ['Online booking', ({ isOn }: BookingSettings) => (isOn ? 'on' : 'off')],
  calendar: [
    'True calendar',
    ({ calendar }: BookingSettings) => (calendar ? calendarLabels[calendar] : 'not answered'),
  ],
  types: ['Types', ({ types }: BookingSettings) => types.join(', ')],
  ...numberRows(),
} as const;

function numberRows() {
  const labels: Record<BookingNumber, string> = {
    noticeMinutes: 'Notice',
    horizonDays: 'Days ahead',
    keptBack: 'Kept back',
    holdsADay: 'Unconfirmed holds a day',
    holdMinutes: 'Held for',
  };
  const fields = Object.keys(bookingLimits) as BookingNumber[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      [labels[field], (settings: BookingSettings) => numberWords(field, settings[field])] as const,
    ]),
  );
}

function saveFeeds(post: FormPost) {
  return save(post, {
    parse: () => parseFeeds(post.form),
    write: (feeds) => saveCalendarFeeds(feeds, post.by, post.base as CalendarFeeds),
    failed: 'Failed to save the addresses of the calendars',
    inForm: true,
    refusals: { changed: 'A colleague just changed these addresses. Reload the page to see them.' },
    done: 'Addresses saved',
  });
}

/** A field a provider, by their id. */
function parseFeeds(form: FormData) {
  const typed = [...form.entries()].flatMap(([name, value]): [string, string][] => {
    const address = String(value)
      .trim()
      .replace(/^webcal:/, 'https:');
    return name.startsWith('feed-') && address ? [[name.slice('feed-'.length), address]] : [];
  });
  const errors = typed
    .filter(([, address]) => !isFeedAddress(address))
    .map(([provider]) => ({
      field: `feed-${provider}`,
      message: 'Enter an address that begins with https:// and ends in a calendar file',
    }));
  const value: CalendarFeeds = Object.fromEntries(typed);
  return errors.length > 0 ? { ok: false as const, errors } : { ok: true as const, value };
}
