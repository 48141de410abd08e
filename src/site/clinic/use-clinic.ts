import { type Clinic, clinic } from '#domain/clinic/clinic.ts';

/** The clinic's facts, for anything on the website. */
export function useClinic(): Clinic {
  return clinic;
}
