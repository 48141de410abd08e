import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { calendarFeedsFrom } from '#domain/clinic/calendar-feeds.ts';
import { comingWeeks, weekOfLock } from '#domain/visits/opening-weeks.ts';
import type { TakenQuarters } from '#domain/visits/openings.ts';
import { takenFrom } from '#domain/visits/stored-weeks.ts';
import { calendarsDocument, lastOutsideBusy } from '../calendars/outside-busy.ts';
import { currentTime } from '../environment/clock.ts';
import {
  batchGet,
  documentName,
  fieldsIn,
  type StoredDocument,
} from '../firestore/firestore-rest.ts';
import { bookingDocument } from './booking-facts.ts';

const weekDocument = (week: string) => documentName(`openings/${week}`);

/**
 * The quarter hours that are taken in these weeks: by the public weeks, which are a hint, and by the calendars in another
 * system as far as they are known. Throws FirestoreError.
 */
export async function takenQuarters(
  weeks: readonly string[],
  settings: BookingSettings,
): Promise<TakenQuarters> {
  const calendars = settings.calendar === 'outside' ? [calendarsDocument()] : [];
  const { found } = await batchGet([...weeks.map(weekDocument), ...calendars]);
  return takenIn(found, weeks, settings);
}

/** What a page asks for whose clinic keeps its visits in another system. Throws FirestoreError. */
export async function takenSoon(): Promise<string[]> {
  const weeks = comingWeeks(currentTime());
  const { found } = await batchGet([
    ...[bookingDocument(), calendarsDocument()],
    ...weeks.map(weekDocument),
  ]);
  const settings = bookingSettingsFrom(fieldsIn(found, bookingDocument()));
  if (!settings.isOn) return [];
  const taken = await takenIn(found, weeks, settings);
  return [...taken].filter((id) => weeks.includes(weekOfLock(id)));
}

async function takenIn(
  found: ReadonlyMap<string, StoredDocument>,
  weeks: readonly string[],
  { calendar, horizonDays }: BookingSettings,
): Promise<TakenQuarters> {
  const feeds =
    calendar === 'outside' ? calendarFeedsFrom(fieldsIn(found, calendarsDocument())) : {};
  const busy = await Promise.all(
    Object.entries(feeds).map(async ([providerId, address]) =>
      [...((await lastOutsideBusy(address, horizonDays)) ?? [])].map(
        (quarter) => `${quarter}_${providerId}`,
      ),
    ),
  );
  const taken = takenFrom(weeks.map((week) => fieldsIn(found, weekDocument(week))));
  return new Set([...taken, ...busy.flat()]);
}
