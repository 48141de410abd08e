import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
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
      const { readShownClinic } = await import('#data/shown-clinic.ts');
      return readShownClinic(lang);
    },
  );
  return clinic ?? emptyClinic;
}
