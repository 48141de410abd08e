import type { Clinic } from '#domain/clinic/clinic.ts';
import { internationalPhone } from '#domain/text/phone.ts';
import { escaped, folded } from '#domain/visits/ics.ts';

/** The clinic as an entry in a phone's contacts, as far as it is known: vCard 3.0 (RFC 2426), which every phone reads. */
export function contactCard(clinic: Clinic): string {
  const { street, city, region, postalCode, country } = clinic.address;
  const name = escaped(clinic.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    clinic.phone && `TEL;TYPE=WORK,VOICE:${internationalPhone(clinic.phone)}`,
    clinic.email && `EMAIL;TYPE=WORK:${clinic.email}`,
    street &&
      `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    clinic.origin && `URL:${clinic.origin}`,
    'END:VCARD',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
