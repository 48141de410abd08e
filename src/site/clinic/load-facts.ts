import { serverDate } from '#data/server-clock.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { currentRating } from '#domain/clinic/current-rating.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { clinicInLanguage } from '#domain/clinic/in-language.ts';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { optionalRead } from '#start/reads.ts';
import { lang } from '#words/lang.ts';

/**
 * The clinic's facts, which a built page has in it. The loaders of the frames wait for them. Announcement and rating are
 * among them while they are due: the first paint of a built page has no clock.
 */
export async function loadFacts(): Promise<Clinic> {
  const clinic = await optionalRead(
    'clinic',
    'Failed to load the facts of the clinic',
    async () => {
      const { readClinic } = await import('#data/clinic-settings.ts');
      const clinic = clinicInLanguage(lang, await readClinic());
      const { announcement, rating } = clinic;
      const today = clinicDate(serverDate());
      return {
        ...clinic,
        announcement: announcement && isAnnounced(announcement, today) ? announcement : null,
        rating: currentRating(rating, today),
      };
    },
  );
  return clinic ?? emptyClinic;
}
