/** What each automatic mail ends with. Staff can't change it, since it protects people. */
import { cityLine } from '../clinic/address-lines.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { mailWords } from './mail-words.ts';
import { kindOfMessage, languageOfMessage, type MessageId } from './message-kinds.ts';

/** Paragraphs; none for what staff send themselves. */
export function addedWords(
  id: MessageId,
  { name, address, phone }: Clinic,
  siteOrigin: string,
): readonly string[] {
  const words = mailWords[languageOfMessage(id)];
  switch (kindOfMessage(id)) {
    case 'visitBooked':
    case 'visitMoved':
    case 'visitChanged':
    case 'visitCancelled':
    case 'soonerOffer':
      return [words.wrongAddress(words.callUs(phone))];
    case 'receivedContact':
    case 'receivedPip':
    case 'receivedAttorney':
      return [
        words.emergency,
        [name, address.street, cityLine(address), phone].filter(Boolean).join('\n'),
        words.enteredOn(siteOrigin),
      ];
    default:
      return [];
  }
}
