import type { ClinicAddress } from './clinic.ts';

/** 'Sandy, UT 84070'; '' without a city. */
export function cityLine({ city, region, postalCode }: ClinicAddress): string {
  return city && `${city}, ${region} ${postalCode}`.trim();
}

/** Street, suite, city, state and ZIP code, as far as they are known. */
export function addressLine(address: ClinicAddress): string {
  return [address.street, cityLine(address)].filter(Boolean).join(', ');
}
