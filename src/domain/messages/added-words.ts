/** What each automatic mail ends with. Staff can't change it, since it protects people. */
import { cityLine } from '../clinic/address-lines.ts';
import { callUs } from '../clinic/call-us.ts';
import type { Clinic } from '../clinic/clinic.ts';
import type { MessageKind } from './original-words.ts';

/** Paragraphs; none for what staff send themselves. */
export function addedWords(
  kind: MessageKind,
  { name, address, phone }: Clinic,
  siteOrigin: string,
): readonly string[] {
  switch (kind) {
    case 'visitBooked':
    case 'visitMoved':
    case 'visitChanged':
    case 'visitCancelled':
      return [
        `You're receiving this because this address was given to us for an appointment. If this wasn't you, please ${callUs({ phone })}, so that we can correct it.`,
      ];
    case 'receivedContact':
    case 'receivedPip':
    case 'receivedAttorney':
      return [
        'In an emergency, call 911 or go to an emergency room.',
        [name, address.street, cityLine(address), phone].filter(Boolean).join('\n'),
        `You're receiving this because this address was entered on ${siteOrigin}. If that wasn't you, please disregard it.`,
      ];
    default:
      return [];
  }
}
