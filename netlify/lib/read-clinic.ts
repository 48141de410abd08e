import { type Clinic, clinic } from '#domain/clinic/clinic.ts';

/** The clinic's facts, for the functions. */
export async function readClinic(): Promise<Clinic> {
  return clinic;
}
