import type { Author } from '#domain/account/author.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import type { SoonerOffer } from '#domain/leads/sooner-wish.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import { soonerValues } from '#domain/messages/visit-values.ts';
import { storedMap, storedText } from '#domain/stored-value.ts';
import type { Waiting } from '#domain/visits/waitlist.ts';
import { logFailure } from '../describe-error.ts';
import { currentTime } from '../environment/clock.ts';
import { changedDocument } from '../firestore/document-writes.ts';
import { commit, isDocumentId } from '../firestore/firestore-rest.ts';
import { Refusal } from '../json-response.ts';
import { leadDocument } from '../leads/lead-document.ts';
import { logEntry } from '../log-entry.ts';
import { claim } from '../mails/claim.ts';
import { deliver } from '../mails/deliver.ts';
import { mailSender } from '../mails/mail.ts';
import { mailInWords } from '../mails/mail-in-words.ts';
import { readWords } from '../mails/read-words.ts';
import { languageOfPatient } from '../people/language-of-patient.ts';
import { visitDocument } from '../stored-visits.ts';
import { type OfferLink, offerLinkAddress } from '../visit-signature.ts';
import {
  type OfferedTime,
  offerStateOf,
  readOffered,
  readOfferedTime,
  soonerVisit,
} from './read-offer.ts';

export const mostOffers = 20;

/** failed: not sent. Who waits no more, has no email or knows of it is in neither. */
type OffersSent = { sent: number; failed: number };

/** For staff: offers a free time to people on the waitlist, each once. Throws Refusal, FirestoreError. */
export async function sendOffers(
  body: Record<string, unknown>,
  by: Author,
  siteOrigin: string,
): Promise<OffersSent> {
  const to = peopleIn(body.to);
  const time = await readOfferedTime(storedText(body.slot));
  if (!time || to.length === 0) throw new Refusal(404, 'unknown', 'There is no such time.');
  const states = await Promise.all(to.map((who) => offer(who, time, by, siteOrigin)));
  const told = states.filter((state) => state !== null);
  if (told.length === 0) {
    throw new Refusal(409, 'nothing', 'Nobody is left to email about this time.');
  }
  const sent = told.filter((state) => state === 'sent').length;
  return { sent, failed: told.length - sent };
}

type Who = Pick<OfferLink, 'kind' | 'id'>;

function peopleIn(list: unknown): Who[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, mostOffers).flatMap((each): Who[] => {
    const { kind, id } = storedMap(each) ?? {};
    const isKnown = (kind === 'visit' || kind === 'request') && isDocumentId(id);
    return isKnown ? [{ kind, id }] : [];
  });
}

/** null when there is nothing to tell them. */
async function offer(
  who: Who,
  time: OfferedTime,
  by: Author,
  siteOrigin: string,
): Promise<NotifyState> {
  const { slot, startsAt } = time;
  const offered = await readOffered(who, time);
  const waiting = offered?.waiting;
  if (!offered || !waiting?.email) return null;
  if ((await offerStateOf(offered, time)).state !== 'open') return null;
  const name = who.kind === 'visit' ? visitDocument(who.id) : leadDocument(who.id);
  const leadId = waiting.visit ? waiting.visit.leadId : who.id;
  const claimed = await claim(name, {
    map: 'offer',
    untilFields: ['claimedUntil'],
    // Who has changed since it was read is offered it by another press.
    read: (stored) => ({
      subject: null,
      isLeft:
        stored.updateTime === offered.stored.updateTime &&
        !(waiting.offer?.slot === slot && waiting.offer.state === 'sent'),
    }),
    entryOf: () => logEntry(name, { kind: 'offer', leadId, startsAt }, by),
  });
  if (claimed?.is !== 'claimed') return null;
  const state = await tell({ ...who, slot }, waiting, time, siteOrigin);
  await note(name, { slot, state, triedAt: currentTime() });
  return state;
}

/** Never throws. */
async function tell(
  link: OfferLink,
  waiting: Waiting,
  time: OfferedTime,
  siteOrigin: string,
): Promise<NotifyState> {
  try {
    const send = mailSender();
    if (!send) {
      console.error(`form-submission: SMTP_URL is not set, no offer for ${link.kind} ${link.id}`);
      return 'off';
    }
    const language = await languageOfPatient(waiting);
    const id = messageId('soonerOffer', language);
    const { words, clinic } = await readWords(id);
    const address = offerLinkAddress(link, siteOrigin, language);
    const sooner = soonerVisit(time, waiting);
    const values = soonerValues(waiting.name, sooner, waiting.visit, clinic, address, language);
    const to = { to: waiting.email, key: `${link.id}.${link.slot}.offer` };
    const mail = mailInWords({ id, words, values }, clinic, siteOrigin, to);
    const delivery = await deliver(send, mail);
    return delivery === 'sent' ? 'sent' : 'failed';
  } catch (error) {
    logFailure(`no offer for ${link.kind} ${link.id}`, error);
    return 'failed';
  }
}

/** Ends the claim. If it fails, another press offers it again after the claim. Never throws. */
async function note(name: string, offer: SoonerOffer): Promise<void> {
  try {
    await commit([changedDocument(name, { offer }, { given: { exists: true } })]);
  } catch (error) {
    logFailure('an offer was not noted', error);
  }
}
