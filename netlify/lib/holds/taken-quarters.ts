import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { calendarFeedsFrom } from '#domain/clinic/calendar-feeds.ts';
import { comingWeeks, takenFrom, weekOfLock } from '#domain/visits/opening-weeks.ts';
import type { TakenQuarters } from '#domain/visits/openings.ts';
import { calendarsDocument, lastOutsideBusy } from '../calendars/outside-busy.ts';
import { batchGet, documentName } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';

/**
 * The quarter hours that are taken in these weeks: by the public weeks, which are a hint, and by the calendars in another
 * system as far as they are known. Throws FirestoreError.
 */
export async function takenQuarters(
  weeks: readonly string[],
  { calendar, horizonDays }: BookingSettings,
): Promise<TakenQuarters> {
  const isOutside = calendar === 'outside';
  const stored = weeks.map((week) => documentName(`openings/${week}`));
  const { found } = await batchGet([...stored, ...(isOutside ? [calendarsDocument()] : [])]);
  const fieldsOf = (name: string) => {
    const document = found.get(name);
    return document && fromFields(document.fields);
  };
  const feeds = isOutside ? calendarFeedsFrom(fieldsOf(calendarsDocument())) : {};
  const busy = await Promise.all(
    Object.entries(feeds).map(async ([providerId, address]) =>
      [...((await lastOutsideBusy(address, horizonDays)) ?? [])].map(
        (quarter) => `${quarter}_${providerId}`,
      ),
    ),
  );
  return new Set([...takenFrom(stored.map(fieldsOf)), ...busy.flat()]);
}

/** What a page asks for whose clinic keeps its visits in another system. Throws FirestoreError. */
export async function takenSoon(): Promise<string[]> {
  const booking = documentName('settings/booking');
  const { found, readTime } = await batchGet([booking]);
  const stored = found.get(booking);
  const settings = bookingSettingsFrom(stored && fromFields(stored.fields));
  if (!settings.isOn) return [];
  const weeks = comingWeeks(readTime);
  const taken = await takenQuarters(weeks, settings);
  return [...taken].filter((id) => weeks.includes(weekOfLock(id)));
}
