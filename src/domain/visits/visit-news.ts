/** What there is to tell a patient about a visit. */
import { isBooked, type Visit } from './visit.ts';
import type { ToldVisit } from './visit-mail.ts';

export const visitNews = ['booked', 'moved', 'cancelled'] as const;
export type VisitNews = (typeof visitNews)[number];

/** What a mail about the visit says. */
export function toTell(visit: Visit): ToldVisit {
  const { startsAt, endsAt, providerName, patientEmail, status } = visit;
  return { startsAt, endsAt, providerName, email: patientEmail, cancelled: status === 'cancelled' };
}

/**
 * How the visit differs from what the patient was told; null when there is nothing to tell. A visit that was
 * cancelled before any mail is no news, nor is one that is under way or over.
 */
export function newsOf(visit: Visit, now: Date): VisitNews | null {
  const { startsAt, endsAt, providerName, patientEmail, status, mail } = visit;
  if (startsAt <= now) return null;
  const isKnown = mail.told?.email === patientEmail && !mail.told.cancelled;
  if (status === 'cancelled') return isKnown ? 'cancelled' : null;
  if (status !== 'scheduled' && status !== 'confirmed') return null;
  if (!isKnown) return 'booked';
  const isSame =
    mail.told?.startsAt.getTime() === startsAt.getTime() &&
    mail.told.endsAt.getTime() === endsAt.getTime() &&
    mail.told.providerName === providerName;
  return isSame ? null : 'moved';
}

/** What 'Send again' says: the news, else what was told before. null when nothing could be told. */
export function newsToRepeat(visit: Visit, now: Date): VisitNews | null {
  const { startsAt, status, mail } = visit;
  const news = newsOf(visit, now);
  if (news || !mail.told || startsAt <= now) return news;
  if (status === 'cancelled') return 'cancelled';
  return status === 'scheduled' || status === 'confirmed' ? 'booked' : null;
}

/** Whether a change of the visit is one that the patient should hear of. */
export function concernsPatient(before: Visit, after: Visit): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime() ||
    before.providerId !== after.providerId ||
    before.patientEmail !== after.patientEmail ||
    isBooked(before) !== isBooked(after)
  );
}

/**
 * 'due': a mail is on its way. 'told': the patient knows the visit as it is. 'failed': the last mail was not sent.
 * 'untold': nobody asked for a mail about it. 'no_address': only a call or a text can tell.
 */
export type VisitMailStatus = 'due' | 'told' | 'failed' | 'untold' | 'no_address';

/** How far the patient has been told of the visit. */
export function visitMailStatus(visit: Visit, now: Date): VisitMailStatus {
  const { patientEmail, mail } = visit;
  if (patientEmail === '') return 'no_address';
  const hasNews = newsOf(visit, now) !== null;
  // A change and its undo leave a due mail with nothing to say. It isn't sent.
  if (mail.askedAt && hasNews) return mail.state === 'failed' ? 'failed' : 'due';
  if (!hasNews && mail.told) return 'told';
  return mail.state && mail.state !== 'sent' ? 'failed' : 'untold';
}
