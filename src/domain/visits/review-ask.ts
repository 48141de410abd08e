/** Whether a person may be asked for a review: once in 90 days, and never after they have said no. */

import { type Author, storedAuthor } from '../account/author.ts';
import { storedDate, storedMap } from '../stored-value.ts';
import { phoneHref } from '../text/phone.ts';
import { sha256 } from '../text/sha256.ts';
import type { Visit } from './visit.ts';

export type ReviewAsk = {
  /** null before the first time. */
  askedAt: Date | null;
  /** The person doesn't want to be asked. */
  isOptedOut: boolean;
  /** Who noted last that a person who had said no may be asked again. */
  takenBack: { by: Author; at: Date } | null;
};

export const neverAsked: ReviewAsk = { askedAt: null, isOptedOut: false, takenBack: null };

/** firestore.rules hold it, too. */
const askAgainDays = 90;

/** How a person is known: each email address and phone number counts for itself. */
export function contactsOf({
  patientEmail,
  patientPhone,
}: Pick<Visit, 'patientEmail' | 'patientPhone'>): string[] {
  const phone = patientPhone && phoneHref(patientPhone);
  return [patientEmail && `mailto:${patientEmail}`, phone].filter(Boolean);
}

/** Of its document. SHA-256 in hex: a path is part of a web address, where no phone number and no email address may be. */
export const reviewAskId = (contact: string) => sha256(contact);

/** Staff ask after a visit, not before it. */
export function isAskable({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'arrived' || status === 'completed';
}

export function reviewAskFrom(stored: Record<string, unknown>): ReviewAsk {
  const takenBack = storedMap(stored.takenBack);
  const by = storedAuthor(takenBack?.by);
  const at = storedDate(takenBack?.at);
  return {
    askedAt: storedDate(stored.askedAt),
    isOptedOut: stored.isOptedOut === true,
    takenBack: by && at && { by, at },
  };
}

/** What is known by any contact of one person. */
export function ofPerson(asks: readonly ReviewAsk[]): ReviewAsk {
  const times = asks.flatMap(({ askedAt }) => askedAt?.getTime() ?? []);
  const takenBack = asks.flatMap((ask) => ask.takenBack ?? []);
  return {
    askedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    isOptedOut: asks.some(({ isOptedOut }) => isOptedOut),
    takenBack: takenBack.sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null,
  };
}

/** From when on the person may be asked again; null if they have never been asked. */
export function nextAskAt({ askedAt }: ReviewAsk): Date | null {
  return askedAt && new Date(askedAt.getTime() + askAgainDays * 86_400_000);
}

export function mayAsk(ask: ReviewAsk, now: Date): boolean {
  const next = nextAskAt(ask);
  return !ask.isOptedOut && (next === null || next <= now);
}
