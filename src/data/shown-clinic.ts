import type { Clinic } from '#domain/clinic/clinic.ts';
import { currentRating } from '#domain/clinic/current-rating.ts';
import { clinicInLanguage } from '#domain/clinic/in-language.ts';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import type { Language } from '#domain/text/language.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { readClinic } from './clinic-settings.ts';
import { serverDate } from './server-clock.ts';

/** The clinic's facts as visitors see them today, with announcement and rating while they are due. */
export async function readShownClinic(language: Language): Promise<Clinic> {
  const clinic = clinicInLanguage(language, await readClinic());
  const { announcement, rating } = clinic;
  const today = clinicDate(serverDate());
  return {
    ...clinic,
    announcement: announcement && isAnnounced(announcement, today) ? announcement : null,
    rating: currentRating(rating, today),
  };
}
