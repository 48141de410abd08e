/** What a patient does with the link of an offer, by way of form-submission. As visit-link.ts. */
import { storedText } from '#domain/stored-value.ts';
import { type PatientOffer, patientOfferFrom } from '#domain/visits/sooner-offer.ts';
import { ShownError } from '../problems/shown-error.ts';
import { isDead, postLink } from './visit-link.ts';

/** The offer of a link; null when the link does not work. Throws a ShownError as openVisit does. */
export function openOffer(link: string): Promise<PatientOffer | null> {
  return ask({ link });
}

/** Takes the time, if nobody was first: the offer says what became of it. */
export function takeSoonerTime(link: string): Promise<PatientOffer | null> {
  return ask({ link, take: true });
}

async function ask(fields: object): Promise<PatientOffer | null> {
  const { status, reply } = await postLink('offer', fields);
  if (isDead(status, reply)) return null;
  const offer = patientOfferFrom(reply.offer);
  if (!offer) throw new ShownError(storedText(reply.message));
  return offer;
}
