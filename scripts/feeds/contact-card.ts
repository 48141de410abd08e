import type { Clinic } from '#domain/clinic/clinic.ts';
import { internationalPhone } from '#domain/text/phone.ts';
import { escaped, folded } from '#domain/visits/ics.ts';

/** The clinic as an entry in a phone's contacts: vCard 3.0 (RFC 2426), which every phone reads. */
export function contactCard(clinic: Clinic): string {
  const { street, city, region, postalCode, country } = clinic.address;
  const name = escaped(clinic.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE:${internationalPhone(clinic.phone)}`,
    `EMAIL;TYPE=WORK:${clinic.email}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    `URL:${clinic.origin}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
