import { createContext, use } from 'react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';

/** The frames of the website provide the facts that they have read. */
export const ClinicContext = createContext<Clinic>(emptyClinic);

export function useClinic(): Clinic {
  return use(ClinicContext);
}
