import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { firstName } from '#domain/text/first-name.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { lockIds } from '#domain/visits/slots.ts';
import type { OfferState, PatientOffer } from '#domain/visits/sooner-offer.ts';
import { statusAt, type Visit } from '#domain/visits/visit.ts';
import type { Waiting } from '#domain/visits/waitlist.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import { changedDocument, newDocument } from '../firestore/document-writes.ts';
import { commit, FirestoreError, type Write } from '../firestore/firestore-rest.ts';
import { lockDocument, lockWrites, ownLocks, type StoredLocks } from '../holds/stored-locks.ts';
import { json, Refusal } from '../json-response.ts';
import { leadDocument } from '../leads/lead-document.ts';
import { visitDeedWrites } from '../leads/visit-deed.ts';
import { logEntry } from '../log-entry.ts';
import { openingWrites, patient, visitDocument } from '../stored-visits.ts';
import { type OfferLink, offerIn } from '../visit-signature.ts';
import { finishVisitMail } from '../visits/send-visit-mail.ts';
import type { FunctionWords } from '../words.ts';
import {
  type Offered,
  type OfferedTime,
  offerStateOf,
  readOffered,
  readOfferedTime,
  soonerVisit,
} from './read-offer.ts';

const attempts = 6;

/**
 * Shows a sooner time to the patient who has its link, or gives it to them: to the first one, by the locks. A repeat gets
 * the same answer. Throws Refusal, ConfigurationError, FirestoreError.
 */
export async function takeOffer(
  body: Record<string, unknown>,
  { visitLinkTexts }: FunctionWords,
  request: Request,
  context: Context,
): Promise<Response> {
  const link = offerIn(body.link);
  const unknown = new Refusal(404, 'unknown', visitLinkTexts.unknown);
  if (!link) throw unknown;
  for (let attempt = 1; ; attempt++) {
    const time = await readOfferedTime(link.slot);
    const offered = time && (await readOffered(link, time));
    if (!time || !offered) throw unknown;
    const { state, locks } = await offerStateOf(offered, time);
    if (body.take !== true || state !== 'open' || !offered.waiting || !locks) {
      return show(state, offered, time);
    }
    // A request that was given a time waits no more, so its commit can't be repeated.
    const visitId = offered.waiting.visit?.id ?? randomUUID();
    try {
      await commit(await writesOf(link, visitId, offered, offered.waiting, time, locks));
    } catch (error) {
      // Another write came first, or the answer was lost: the next read tells.
      if (attempt < attempts && error instanceof FirestoreError) continue;
      throw error;
    }
    if (offered.waiting.email) {
      context.waitUntil(finishVisitMail(visitId, 'now', siteOrigin(request)));
    }
    return show('yours', offered, time);
  }
}

function show(state: OfferState, { waiting, visit, name }: Offered, time: OfferedTime): Response {
  const { startsAt, provider } = time;
  const endsAt = waiting ? soonerVisit(time, waiting).endsAt : (visit?.endsAt ?? startsAt);
  const offer: PatientOffer = {
    ...{ state, firstName: firstName(name), startsAt, endsAt, providerName: provider.name },
    movesFrom: state === 'yours' ? null : (waiting?.visit?.startsAt ?? null),
  };
  return json(200, { ok: true, offer });
}

/** One commit, which conflicts when the time, the visit or the request has changed since it was read. */
async function writesOf(
  link: OfferLink,
  visitId: string,
  { stored }: Offered,
  waiting: Waiting,
  time: OfferedTime,
  locks: StoredLocks,
): Promise<Write[]> {
  const { visit } = waiting;
  const sooner = soonerVisit(time, waiting);
  const ids = lockIds(sooner);
  const freed = visit ? await ownLocks(visit) : [];
  const changeId = randomUUID();
  const common = { ...sooner, changeId, updatedBy: patient };
  const name = visitDocument(visitId);
  const asksMail = waiting.email ? ['mail.askedAt'] : [];
  return [
    ...(visit
      ? moveWrites(visit, common, stored.updateTime, asksMail)
      : bookWrites(waiting, common, name, link.id, asksMail)),
    ...lockWrites(locks, ids, visitId),
    ...freed.map((id) => ({ delete: lockDocument(id) })),
    ...openingWrites(ids, freed),
    ...(visit
      ? await visitDeedWrites(visit.leadId, 'sooner')
      : requestWrites(link.id, stored.updateTime)),
  ];
}

type Common = ReturnType<typeof soonerVisit> & { changeId: string; updatedBy: typeof patient };

function moveWrites(visit: Visit, common: Common, updateTime: string, asksMail: string[]): Write[] {
  const { id, leadId, sequence, status, startsAt, answer } = visit;
  const name = visitDocument(id);
  const after = { ...common, status: statusAt(visit, common.startsAt), sequence: sequence + 1 };
  const fields = { ...after, sooner: null };
  const paths = [...Object.keys(fields), ...(answer ? ['answer.open'] : [])];
  const entry: Change = {
    ...{ kind: 'visit_change', leadId, fields: ['providerName', 'sooner', 'startsAt'] },
    from: { status, startsAt },
    to: { status: after.status, startsAt: after.startsAt },
  };
  return [
    changedDocument(
      name,
      { ...fields, ...(answer && { answer: { open: false } }) },
      { given: { updateTime }, paths, times: ['updatedAt', ...asksMail] },
    ),
    logEntry(name, entry, patient, common.changeId),
  ];
}

function bookWrites(
  { name: patientName, phone, email, type, personId }: Waiting,
  common: Common,
  name: string,
  leadId: string,
  asksMail: string[],
): Write[] {
  const status = 'scheduled';
  const visit = {
    ...{ ...common, leadId, personId, patientName, patientPhone: phone, patientEmail: email },
    ...{ type: type.id, typeName: type.name, status, note: '', sequence: 0 },
    mail: { askedAt: null },
  };
  const { startsAt, changeId } = common;
  return [
    newDocument(name, visit, ['createdAt', 'updatedAt', ...asksMail]),
    logEntry(name, { kind: 'booking', leadId, to: { status, startsAt } }, patient, changeId),
  ];
}

/** The request waits no more. */
function requestWrites(leadId: string, updateTime: string): Write[] {
  const name = leadDocument(leadId);
  return [
    changedDocument(name, { sooner: null }, { given: { updateTime } }),
    logEntry(name, { kind: 'visit', answer: 'sooner', leadId }, patient),
  ];
}
