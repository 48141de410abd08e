import { storedClinic } from '#domain/clinic/stored-clinic.ts';
import { type Storable, toFields } from '../../netlify/lib/firestore/firestore-value.ts';
import { clinicDocument } from '../../netlify/lib/read-clinic.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const readTime = '2026-01-12T17:00:00Z';

/** The part of a batchGet's answer with the facts of the sample. */
export function foundFacts() {
  const { latitude, longitude } = clinic.geo ?? {};
  const { geo, ...facts } = storedClinic(clinic);
  const place = { latitude: { doubleValue: latitude }, longitude: { doubleValue: longitude } };
  const fields = {
    ...toFields(facts as unknown as Record<string, Storable>),
    geo: { mapValue: { fields: place } },
  };
  return { found: { name: clinicDocument(), fields, updateTime: readTime }, readTime };
}
