import { useClinic } from '../clinic/use-clinic.ts';

/** The clinic's name in the middle of a text. */
export function ClinicName() {
  return useClinic().name;
}
