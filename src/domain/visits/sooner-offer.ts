/** A sooner time as its link shows it to the patient. */
import { storedDate, storedMap, storedText } from '../stored-value.ts';

/**
 * 'open': can be taken. 'yours': this patient has it. 'taken': by somebody else. 'lapsed': too late, or not offered anymore.
 * 'ended': this patient waits no more.
 */
const offerStates = ['open', 'yours', 'taken', 'lapsed', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

export type PatientOffer = {
  state: OfferState;
  firstName: string;
  startsAt: Date;
  endsAt: Date;
  providerName: string;
  /** The start of the visit that would move; null without one. */
  movesFrom: Date | null;
};

/** Reads the function's answer; null when it is no offer. */
export function patientOfferFrom(answered: unknown): PatientOffer | null {
  const offer = storedMap(answered) ?? {};
  const startsAt = storedDate(offer.startsAt);
  const endsAt = storedDate(offer.endsAt);
  const state = offerStates.find((known) => known === offer.state);
  if (!startsAt || !endsAt || !state) return null;
  return {
    state,
    firstName: storedText(offer.firstName),
    startsAt,
    endsAt,
    providerName: storedText(offer.providerName),
    movesFrom: storedDate(offer.movesFrom),
  };
}
