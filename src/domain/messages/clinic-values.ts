import { cityLine, clinic } from '../clinic/clinic.ts';
import type { Values } from './placeholders.ts';

/** What every message knows of the clinic. */
export const clinicValues = {
  clinic: clinic.name,
  phone: clinic.phone.display,
  address: `${clinic.address.street}\n${cityLine}`,
} as const satisfies Values;
