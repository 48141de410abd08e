import { useClinic } from '../clinic/use-clinic.ts';

export function ClinicName() {
  return useClinic().name;
}
