import { offerOf, onlineType } from '#domain/visits/offered-time.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import type { Offer, Opening } from '#domain/visits/openings.ts';
import { readClinic } from '../clinic-settings.ts';
import { readBookingSettings, readVisitTypes } from '../read-booking.ts';
import { listStaff } from '../staff.ts';
import { readWeeks } from './read-taken.ts';

/** What visitors can choose from; null while the clinic offers no times online. */
export async function readOpenings(now: Date): Promise<{ offer: Offer; known: Opening[] } | null> {
  const settings = await readBookingSettings();
  if (!settings.isOn) return null;
  const [types, staff, clinic, taken] = await Promise.all([
    readVisitTypes(),
    listStaff(),
    readClinic(),
    readWeeks(comingWeeks(now)),
  ]);
  const type = onlineType(types, settings);
  if (!type) return null;
  const offer = offerOf({ clinic, staff, type, settings }, now);
  return { offer, known: knownOpenings(offer, taken, now) };
}
