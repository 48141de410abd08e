import { timingSafeEqual } from 'node:crypto';
import { mailWords } from '#domain/messages/mail-words.ts';
import type { Language } from '#domain/text/language.ts';
import { typedLink } from '#domain/visits/typed-link.ts';
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

/**
 * The id of the visit that a link opens; null for anything that this function did not sign. Mail programs take signs
 * behind a link for a part of it, and write it in capitals.
 */
export function visitIdIn(link: unknown): string | null {
  if (typeof link !== 'string') return null;
  const [, typed, signature] = /^([\w-]{1,128})\.([\da-f]{32})/i.exec(typedLink(link)) ?? [];
  if (!typed || !signature) return null;
  const given = Buffer.from(signature.toLowerCase());
  const isSigned = (id: string) => timingSafeEqual(given, Buffer.from(signatureOf(id)));
  return [typed, typed.toLowerCase()].find(isSigned) ?? null;
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
  if (typeof link !== 'string') return null;
  const [, text = '', signature = ''] =
    /^offer\.((?:visit|request)\.[\w-]{1,128}\.[\w-]{1,138})\.([\da-f]{32})/i.exec(
      typedLink(link),
    ) ?? [];
  const given = Buffer.from(signature.toLowerCase());
  const isSigned = (each: string) =>
    given.length === digits && timingSafeEqual(given, Buffer.from(offerSignature(each)));
  const signed = [text, text.toLowerCase()].find(isSigned);
  const [kind, id = '', slot = ''] = signed?.split('.') ?? [];
  return kind === 'visit' || kind === 'request' ? { kind, id, slot } : null;
}
