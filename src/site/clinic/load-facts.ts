import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { optionalRead } from '#start/reads.ts';

/** The clinic's facts, which a built page has in it. The loaders of the frames wait for them. */
export async function loadFacts(): Promise<Clinic> {
  const clinic = await optionalRead(
    'clinic',
    'Failed to load the facts of the clinic',
    async () => {
      const { readClinic } = await import('#data/clinic-settings.ts');
      return readClinic();
    },
  );
  return clinic ?? emptyClinic;
}
