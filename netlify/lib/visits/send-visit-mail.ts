import type { Author } from '#domain/account/author.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import { visitMailKind } from '#domain/messages/visit-values.ts';
import { storedDate, storedMap } from '#domain/stored-value.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { visitMailGraceMs } from '#domain/visits/visit-mail.ts';
import { newsOf, newsToRepeat, toTell, type VisitNews } from '#domain/visits/visit-news.ts';
import { logFailure } from '../describe-error.ts';
import { currentTime, timeBefore } from '../environment/clock.ts';
import { isDocumentId, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { Refusal } from '../json-response.ts';
import { logEntry } from '../log-entry.ts';
import { type Claim, claim } from '../mails/claim.ts';
import { type Delivery, deliver } from '../mails/deliver.ts';
import { dueMails, triesEnd } from '../mails/due-mails.ts';
import { mailSender } from '../mails/mail.ts';
import { patientMail } from '../mails/patient-mail.ts';
import { readWords } from '../mails/read-words.ts';
import { languageOfPatient } from '../people/language-of-patient.ts';
import { visitDocument, visitIn } from '../stored-visits.ts';
import { noteVisitMail } from './note-visit-mail.ts';

/** 'due': asked for, and its grace is over. 'now': asked for. 'again': on request of staff, even if sent before. */
type Asked = 'due' | 'now' | 'again';

type Untold = {
  visit: Visit;
  /** When the mail was asked for, however often it was tried since. */
  triedSince: Date;
  /** An earlier run ended without a note, so the patient may know more than `told` says. */
  isUnsure: boolean;
};

/** For staff: sends a visit's mail. by: who wants it again; null: what is due. Throws Refusal, FirestoreError. */
export async function sendVisitMail(
  id: unknown,
  by: Author | null,
  siteOrigin: string,
): Promise<NotifyState> {
  const unknown = new Refusal(404, 'unknown', 'There is no such visit.');
  if (!isDocumentId(id)) throw unknown;
  const asked = by ? 'again' : 'due';
  const found = await claimVisitMail(id, asked, by);
  if (!found) throw unknown;
  if (found.is === 'claimed') return sendClaimed(found.subject, asked, siteOrigin);
  if (found.is === 'busy') {
    throw new Refusal(409, 'busy', 'The email is being sent right now.');
  }
  if (by) throw new Refusal(409, 'nothing', 'There is nothing to email about this visit.');
  return found.subject.visit.mail.state;
}

/** Sends the mail of a visit if one was asked for. Never throws: it stays due. */
export async function finishVisitMail(
  id: string,
  asked: 'due' | 'now',
  siteOrigin: string,
): Promise<void> {
  try {
    const found = await claimVisitMail(id, asked);
    if (found?.is === 'claimed') await sendClaimed(found.subject, asked, siteOrigin);
  } catch (error) {
    logFailure(`mail of visit ${id} left for later`, error);
  }
}

/** The visits whose mails have been due longest. Throws FirestoreError. */
export function dueVisits(): Promise<string[]> {
  return dueMails('appointments', 'mail.askedAt', timeBefore(visitMailGraceMs));
}

function claimVisitMail(
  id: string,
  asked: Asked,
  by: Author | null = null,
): Promise<Claim<Untold> | null> {
  return claim(visitDocument(id), {
    map: 'mail',
    untilFields: ['claimedUntil'],
    read(stored) {
      const visit = visitIn(stored);
      if (!visit) return null;
      const untold = untoldIn(visit, stored);
      return { subject: untold, isLeft: isLeft(untold, asked, currentTime()) };
    },
    entryOf: ({ visit: { leadId } }) =>
      by && logEntry(visitDocument(id), { kind: 'visit_resend', leadId }, by),
  });
}

function untoldIn(visit: Visit, { fields }: StoredDocument): Untold {
  const { askedAt, triedAt } = visit.mail;
  const stored = storedMap(fromFields(fields).mail);
  // A failed try sets askedAt to its own time. A later askedAt comes from staff.
  const isRetry = askedAt !== null && askedAt.getTime() === triedAt?.getTime();
  const since = isRetry ? storedDate(stored?.triedSince) : askedAt;
  const isUnsure = storedDate(stored?.claimedUntil) !== null;
  return { visit, triedSince: since ?? currentTime(), isUnsure };
}

function isLeft(untold: Untold, asked: Asked, now: Date): boolean {
  if (asked === 'again') return newsToTell(untold, asked, now) !== null;
  const { askedAt } = untold.visit.mail;
  const grace = asked === 'due' ? visitMailGraceMs : 0;
  return askedAt !== null && now.getTime() - askedAt.getTime() >= grace;
}

function newsToTell(untold: Untold, asked: Asked, now: Date): VisitNews | null {
  const { visit, isUnsure } = untold;
  if (visit.patientEmail === '') return null;
  if (asked !== 'again' && !isUnsure) return newsOf(visit, now);
  const mayKnow = isUnsure && visit.status === 'cancelled' && visit.startsAt > now;
  return newsToRepeat(visit, now) ?? (mayKnow ? 'cancelled' : null);
}

async function sendClaimed(untold: Untold, asked: Asked, siteOrigin: string): Promise<NotifyState> {
  const { visit, triedSince } = untold;
  const now = currentTime();
  const news = newsToTell(untold, asked, now);
  if (!news) {
    await noteVisitMail(visit, { askedAt: null });
    return visit.mail.state;
  }
  const delivery = await tell(visit, news, siteOrigin, now);
  const triedAt = currentTime();
  const isOver = triedAt.getTime() - triedSince.getTime() > triesEnd;
  const state = delivery === 'refused' ? 'failed' : delivery;
  await noteVisitMail(visit, {
    state,
    triedAt,
    ...(delivery === 'sent' && { told: toTell(visit) }),
    ...(delivery === 'failed' && !isOver ? { askedAt: triedAt, triedSince } : { askedAt: null }),
  });
  return state;
}

/** Never throws. */
async function tell(
  visit: Visit,
  news: VisitNews,
  siteOrigin: string,
  now: Date,
): Promise<Delivery | 'off'> {
  try {
    const send = mailSender();
    if (send) {
      const language = await languageOfPatient(visit);
      const { words, clinic } = await readWords(messageId(visitMailKind(visit, news), language));
      const mail = patientMail(visit, news, words, clinic, siteOrigin, now, language);
      return await deliver(send, mail);
    }
    console.error(`form-submission: SMTP_URL is not set, no mail for visit ${visit.id}`);
    return 'off';
  } catch (error) {
    logFailure(`no mail for visit ${visit.id}`, error);
    return 'failed';
  }
}
