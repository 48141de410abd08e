import { cityLine } from '../clinic/address-lines.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { greeting } from '../clinic/greeting.ts';
import type { Language } from '../text/language.ts';
import { mailWords } from './mail-words.ts';
import type { Values } from './placeholders.ts';

export function clinicValues({ name, phone, address }: Clinic, language: Language) {
  return {
    clinic: name,
    phone,
    'call us': mailWords[language].callUs(phone),
    address: [address.street, cityLine(address)].filter(Boolean).join('\n'),
  } as const satisfies Values;
}

/** What each mail to a person says. */
export function letterValues(name: string, clinic: Clinic, language: Language) {
  return {
    ...clinicValues(clinic, language),
    greeting: greeting(name, mailWords[language]),
  } as const satisfies Values;
}
