import { cityLine } from '../clinic/address-lines.ts';
import { callUs } from '../clinic/call-us.ts';
import type { Clinic } from '../clinic/clinic.ts';
import type { Values } from './placeholders.ts';

export function clinicValues({ name, phone, address }: Clinic) {
  return {
    clinic: name,
    phone,
    'call us': callUs({ phone }),
    address: [address.street, cityLine(address)].filter(Boolean).join('\n'),
  } as const satisfies Values;
}
