import { cityLine } from '../clinic/address-lines.ts';
import type { Clinic } from '../clinic/clinic.ts';
import type { Values } from './placeholders.ts';

/** What every message knows of the clinic. */
export function clinicValues({ name, phone, address }: Clinic) {
  return {
    clinic: name,
    phone,
    address: `${address.street}\n${cityLine(address)}`,
  } as const satisfies Values;
}
