import type { Clinic } from '#domain/clinic/clinic.ts';
import { clinicFrom } from '#domain/clinic/stored-clinic.ts';
import { readSetting } from './firebase/settings.ts';

let latest: Promise<Clinic> | null = null;

/** The clinic's facts; those of an empty clinic while none are stored. */
export async function readClinic(): Promise<Clinic> {
  const before = latest;
  const read = readSetting('clinic').then(clinicFrom);
  latest = read;
  try {
    return await read;
  } catch (error) {
    if (latest === read) latest = before;
    throw error;
  }
}

/** The facts as they were last read, or are being read. Reads them the first time. */
export async function latestClinic(): Promise<Clinic> {
  return (await latest) ?? readClinic();
}
