import type { ClinicAddress } from './clinic.ts';

/** 'Sandy, UT 84070' */
export function cityLine({ city, region, postalCode }: ClinicAddress): string {
  return `${city}, ${region} ${postalCode}`;
}

/** Street, suite, city, state and ZIP code. */
export function addressLine(address: ClinicAddress): string {
  return `${address.street}, ${cityLine(address)}`;
}
