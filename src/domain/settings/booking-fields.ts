/** The form of what visitors can book, and its checks. */
import {
  type BookingNumber,
  type BookingSettings,
  bookingLimits,
  isWithin,
  type TrueCalendar,
  trueCalendars,
} from '../clinic/booking-settings.ts';
import { fieldsOf, invalid, type Parsed, settle } from '../text/form-checks.ts';

/** isOn: 'on' or ''. types: ids, joined by commas. */
export type BookingTexts = Record<BookingNumber | 'isOn' | 'calendar' | 'types', string>;

const texts = {
  calendarRequired: 'Say which calendar is the true one before booking goes online',
  typeRequired: 'Choose at least one type that visitors can book',
  feedRequired: 'Store the address of the other calendar first, below',
  numberInvalid: 'Please choose one of these',
} as const;

export const calendarLabels: Record<TrueCalendar, string> = {
  here: 'The schedule on this website',
  outside: 'A calendar in another system',
};

export function bookingSettingsTexts(settings: BookingSettings): BookingTexts {
  const { isOn, calendar, types, holdMinutes } = settings;
  return {
    isOn: isOn ? 'on' : '',
    calendar: calendar ?? '',
    types: types.join(','),
    noticeMinutes: String(settings.noticeMinutes),
    horizonDays: String(settings.horizonDays),
    keptBack: String(settings.keptBack),
    holdsADay: String(settings.holdsADay),
    holdMinutes: String(holdMinutes ?? ''),
  };
}

/** hasFeed: the address of another calendar is stored. */
export function parseBookingTexts(input: unknown, hasFeed: boolean): Parsed<BookingSettings> {
  const fields = fieldsOf(input);
  const isOn = fields.isOn === 'on';
  const calendar = trueCalendars.find((known) => known === fields.calendar) ?? null;
  const types = String(fields.types ?? '')
    .split(',')
    .filter(Boolean);
  const numbers = {
    noticeMinutes: Number(fields.noticeMinutes),
    horizonDays: Number(fields.horizonDays),
    keptBack: Number(fields.keptBack),
    holdsADay: Number(fields.holdsADay),
    holdMinutes: fields.holdMinutes === '' ? null : Number(fields.holdMinutes),
  };
  return settle({ isOn, calendar, types, ...numbers }, [
    isOn && !calendar ? invalid('calendar', texts.calendarRequired) : null,
    isOn && calendar === 'outside' && !hasFeed ? invalid('calendar', texts.feedRequired) : null,
    isOn && types.length === 0 ? invalid('types', texts.typeRequired) : null,
    ...(Object.keys(bookingLimits) as BookingNumber[]).map((field) =>
      numbers[field] === null || isWithin(field, numbers[field])
        ? null
        : invalid(field, texts.numberInvalid),
    ),
  ]);
}
