/** The mails that tell a patient of a visit, as the visit's document keeps them. */
import { type NotifyState, notifyStateFrom } from '../leads/notify-state.ts';
import { storedDate, storedMap, storedText } from '../stored-value.ts';

/** Milliseconds between a change and its mail. An undo within this time sends nothing. */
export const visitMailGraceMs = 2 * 60_000;

/** What a mail said. The patient is told again when one of these has changed. */
export type ToldVisit = {
  startsAt: Date;
  endsAt: Date;
  providerName: string;
  /** The address of the last mail. A corrected address gets a new mail. */
  email: string;
  cancelled: boolean;
};

export type VisitMail = {
  /** When a mail was last asked for, by the database's clock; null when none is due. */
  askedAt: Date | null;
  /** The result of the last try; null before the first. */
  state: NotifyState;
  /** The time of the last try. */
  triedAt: Date | null;
  /** What the last mail that was sent said; null before the first. */
  told: ToldVisit | null;
};

/** The state of a visit before its first mail is requested. */
export const noMail: VisitMail = { askedAt: null, state: null, triedAt: null, told: null };

/** Reads a stored map of any age. */
export function visitMailFrom(stored: unknown): VisitMail {
  const { askedAt, state, triedAt, told } = storedMap(stored) ?? {};
  return {
    askedAt: storedDate(askedAt),
    state: notifyStateFrom(state),
    triedAt: storedDate(triedAt),
    told: toldFrom(told),
  };
}

function toldFrom(stored: unknown): ToldVisit | null {
  const told = storedMap(stored) ?? {};
  const startsAt = storedDate(told.startsAt);
  const endsAt = storedDate(told.endsAt);
  if (!startsAt || !endsAt) return null;
  return {
    startsAt,
    endsAt,
    providerName: storedText(told.providerName),
    email: storedText(told.email),
    cancelled: told.cancelled === true,
  };
}
