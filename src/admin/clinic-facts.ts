import { type Clinic, clinic } from '#domain/clinic/clinic.ts';

/** The clinic's facts, for components of the back office. */
export function useClinic(): Clinic {
  return clinic;
}

/** The clinic's facts, for loaders and actions. */
export async function loadClinic(): Promise<Clinic> {
  return clinic;
}
