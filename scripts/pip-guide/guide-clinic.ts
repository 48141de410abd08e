import { createContext, use } from 'react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';

export const GuideClinic = createContext<Clinic>(emptyClinic);

export function useGuideClinic(): Clinic {
  return use(GuideClinic);
}
