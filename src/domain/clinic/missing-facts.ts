import type { Clinic } from './clinic.ts';
import { emptyClinic } from './empty-clinic.ts';

/** What patients and search engines need to know, and the clinic hasn't said yet, as words. Hours and reviews aside. */
export function missingFacts({ name, phone, email, origin, address }: Clinic): string[] {
  const needed = {
    name: name === emptyClinic.name ? '' : name,
    'phone number': phone,
    'email address': email,
    'web address': origin,
    street: address.street,
    city: address.city,
    'ZIP code': address.postalCode,
  };
  return Object.entries(needed).flatMap(([what, value]) => (value === '' ? what : []));
}
