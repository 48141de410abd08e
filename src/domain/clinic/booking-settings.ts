/** What visitors may hold by themselves: `settings/booking`. Anybody may read it. */
import { isTypeId } from './visit-types.ts';

/** Where the clinic keeps its visits: here, or in another system whose busy times are read. */
export const trueCalendars = ['here', 'outside'] as const;
export type TrueCalendar = (typeof trueCalendars)[number];

export type BookingSettings = {
  isOn: boolean;
  /** null: nobody has answered, and nothing can be held. */
  calendar: TrueCalendar | null;
  /** Ids of the types that visitors may hold. */
  types: readonly string[];
  /** The least time between now and a start. */
  noticeMinutes: number;
  /** Days ahead, today included. */
  horizonDays: number;
  /** The share of a day's opening hours that is never offered, in percent. */
  keptBack: number;
  /** The most holds on one day that staff have not confirmed. */
  holdsADay: number;
  /** How long a time is held; null: until half an hour after the promised call. */
  holdMinutes: number | null;
};

/** As firestore.rules have them. */
export const bookingLimits = {
  noticeMinutes: { least: 0, most: 10_080 },
  horizonDays: { least: 1, most: 90 },
  keptBack: { least: 0, most: 90 },
  holdsADay: { least: 1, most: 50 },
  holdMinutes: { least: 15, most: 2_880 },
} as const;

export type BookingNumber = keyof typeof bookingLimits;

export function isWithin(field: BookingNumber, value: unknown): value is number {
  const { least, most } = bookingLimits[field];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

export const usualBooking: BookingSettings = {
  isOn: false,
  calendar: null,
  types: ['new_patient'],
  noticeMinutes: 120,
  horizonDays: 28,
  keptBack: 20,
  holdsADay: 6,
  holdMinutes: null,
};

/** Reads `settings/booking`; off without it. */
export function bookingSettingsFrom(stored: Record<string, unknown> | undefined): BookingSettings {
  const read = stored ?? {};
  const calendar = trueCalendars.find((known) => known === read.calendar) ?? null;
  const number = (field: BookingNumber) => {
    const value = read[field];
    return isWithin(field, value) ? value : null;
  };
  const types = Array.isArray(read.types) ? read.types : usualBooking.types;
  return {
    isOn: read.isOn === true && calendar !== null,
    calendar,
    types: types.filter((id) => typeof id === 'string' && isTypeId(id)),
    noticeMinutes: number('noticeMinutes') ?? usualBooking.noticeMinutes,
    horizonDays: number('horizonDays') ?? usualBooking.horizonDays,
    keptBack: number('keptBack') ?? usualBooking.keptBack,
    holdsADay: number('holdsADay') ?? usualBooking.holdsADay,
    holdMinutes: number('holdMinutes'),
  };
}
