import { createContext, use } from 'react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';

/** The frame of the back office provides the facts that it has read. */
export const ClinicContext = createContext<Clinic>(emptyClinic);

/** The clinic's facts, for components inside the frame. Loaders and actions call latestClinic. */
export function useClinic(): Clinic {
  return use(ClinicContext);
}
