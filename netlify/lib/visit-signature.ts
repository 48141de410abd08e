import { timingSafeEqual } from 'node:crypto';
import { mailWords } from '#domain/messages/mail-words.ts';
import type { Language } from '#domain/text/language.ts';
import { typedLinks } from '#domain/visits/typed-link.ts';
import type { Waiting } from '#domain/visits/waitlist.ts';
import { keyedHash } from './keyed-hash.ts';

/** Hexadecimal digits: 128 bits are too many to guess. */
const digits = 32;

function signatureOf(id: string): string {
  return keyedHash(`visit-link|${id}`).slice(0, digits);
}

const offerSignature = (text: string) => keyedHash(`offer-link|${text}`).slice(0, digits);

/**
 * The address in a mail that shows one visit. The link alone lets a person answer for the patient. It is in
 * the fragment, so no server and no log sees it. Throws ConfigurationError.
 */
export function visitLinkAddress(id: string, siteOrigin: string, language: Language): string {
  return `${siteOrigin}${mailWords[language].visitPath}#${id}.${signatureOf(id)}`;
}

/** The text in front of its signature, for a text that this function signed. Mail programs write it in capitals. */
function signedText(
  link: unknown,
  form: RegExp,
  signatureFor: (text: string) => string,
): string | null {
  if (typeof link !== 'string') return null;
  for (const typed of typedLinks(link)) {
    const [, text = '', signature] = form.exec(typed) ?? [];
    if (!signature) continue;
    const given = Buffer.from(signature.toLowerCase());
    const isSigned = (each: string) => timingSafeEqual(given, Buffer.from(signatureFor(each)));
    const signed = [text, text.toLowerCase()].find(isSigned);
    if (signed) return signed;
  }
  return null;
}

/** The id of the visit that a link opens; null unless signed here. Mail programs add signs behind a link. */
export function visitIdIn(link: unknown): string | null {
  return signedText(link, /^([\w-]{1,128})\.([\da-f]{32})/i, signatureOf);
}

/** Which time was offered to whom. slot: the id of its first lock. */
export type OfferLink = { kind: Waiting['kind']; id: string; slot: string };

/** The address in a mail that offers a sooner time. Like visitLinkAddress. */
export function offerLinkAddress(
  { kind, id, slot }: OfferLink,
  siteOrigin: string,
  language: Language,
): string {
  const text = `${kind}.${id}.${slot}`;
  const { visitPath } = mailWords[language];
  return `${siteOrigin}${visitPath}#offer.${text}.${offerSignature(text)}`;
}

/** What a link offers; null for anything that this function did not sign. As visitIdIn reads it. */
export function offerIn(link: unknown): OfferLink | null {
  const form = /^offer\.((?:visit|request)\.[\w-]{1,128}\.[\w-]{1,138})\.([\da-f]{32})/i;
  const signed = signedText(link, form, offerSignature);
  const [kind, id = '', slot = ''] = signed?.split('.') ?? [];
  return kind === 'visit' || kind === 'request' ? { kind, id, slot } : null;
}
