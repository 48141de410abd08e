import type { Clinic } from './clinic.ts';

/** 'call us at (801) 555-0100'; 'call us' without a number. */
export function callUs({ phone }: Pick<Clinic, 'phone'>): string {
  return phone ? `call us at ${phone}` : 'call us';
}
