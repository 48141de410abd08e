/** Who waits for a sooner time, and what is free for them. */
import type { Author } from '#domain/account/author.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import {
  type ChosenWish,
  chosenOf,
  lastingWish,
  type SoonerWish,
  wishesSince,
} from '#domain/leads/sooner-wish.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import type { TakenQuarters } from '#domain/visits/openings.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takenFrom, weeksUntil } from '#domain/visits/stored-weeks.ts';
import { takesPlace, type Visit } from '#domain/visits/visit.ts';
import {
  emptyWaitlist,
  type Waiting,
  type Waitlist,
  waitingRequest,
  waitingVisit,
} from '#domain/visits/waitlist.ts';
import { collectionAt, docAt } from '../firebase/database.ts';
import {
  type DocumentSnapshot,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  where,
} from '../firebase/firestore.ts';
import { leadOf, visitOf } from '../firebase/stored-records.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { readBookingSettings, readVisitTypes } from '../read-booking.ts';
import { requestMails } from '../request-mails.ts';
import { serverDate } from '../server-clock.ts';
import { listStaff } from '../staff.ts';
import { logChange } from '../trail/log-change.ts';
import { saveRecord } from '../trail/save-record.ts';
import { findScheduled, listHolds } from '../visits/visits.ts';
import { appointmentAt, lockAt } from './visit-locks.ts';

/** For the screens of staff, which compute the free times by their own clock. */
export async function readWaitlist(): Promise<Waitlist> {
  const now = serverDate();
  const wishes = await Promise.all([wishing('appointments', now), wishing('leads', now)]);
  const [visits, leads] = wishes;
  if (wishes.flat().length === 0) return emptyWaitlist;
  const [scheduled, types, settings, staff] = await Promise.all([
    findScheduled(leads.map(({ id }) => id)),
    readVisitTypes(),
    readBookingSettings(),
    listStaff(),
  ]);
  const waiting = [
    ...visits.flatMap((stored) => {
      const visit = visitOf(stored);
      return (visit && waitingVisit(visit, now)) ?? [];
    }),
    ...leads.flatMap((stored) => {
      const lead = leadOf(stored);
      return waitingRequest({ ...lead, scheduled: scheduled.has(lead.id) }, types, now) ?? [];
    }),
  ];
  return { waiting, staff, settings, taken: await readTaken(settings.horizonDays, now) };
}

async function wishing(name: 'appointments' | 'leads', now: Date): Promise<DocumentSnapshot[]> {
  const since = where('sooner.since', '>', wishesSince(now));
  const all = collectionAt(name);
  return (await getDocs(query(all, since, orderBy('sooner.since')))).docs;
}

/** What visitors see as taken, less the time of holds that have lapsed: nobody may have asked for a time since. */
async function readTaken(days: number, now: Date): Promise<TakenQuarters> {
  const weeks = weeksUntil(now, days).map((week) => getDoc(docAt('openings', week)));
  const from = new Date(now.getTime() - days * 24 * 60 * 60_000);
  const [stored, holds] = await Promise.all([Promise.all(weeks), listHolds({ from, to: now })]);
  const lapsed = holds.filter((hold) => !takesPlace(hold, now) && hold.startsAt > now);
  const free = new Set((await Promise.all(lapsed.map(locksLeft))).flat());
  const taken = takenFrom(stored.map((week) => week.data()));
  return new Set([...taken].filter((id) => !free.has(id)));
}

/** The locks that a hold still has. Another visit may have taken its time. */
async function locksLeft(hold: Visit): Promise<string[]> {
  const locks = await Promise.all(lockIds(hold).map((id) => getDoc(lockAt(id))));
  return locks.filter((lock) => lock.get('appointmentId') === hold.id).map(({ id }) => id);
}

/** The patient would come sooner; null takes it back. Throws 'changed' if a colleague has set another than `seen`. */
export async function setVisitWish(
  id: string,
  wish: ChosenWish | null,
  by: Author,
  seen: ChosenWish | null,
): Promise<void> {
  const reference = appointmentAt(id);
  await saveRecord(reference, {
    read: (stored) => {
      const visit = visitOf(stored);
      return { sooner: chosenNow(visit?.sooner, visit?.startsAt ?? null) };
    },
    base: { sooner: seen },
    change: { sooner: wish },
    write(_, to, stored) {
      const visit = visitOf(stored);
      if (!visit) throw new WriteError('gone');
      const { leadId, status, startsAt } = visit;
      const moment = { status, startsAt };
      const entry: Change = {
        ...{ kind: 'visit_change', leadId, fields: ['sooner'], from: moment, to: moment },
      };
      const logged = logChange(to, reference, entry, by);
      return { sooner: storedWish(wish, { than: startsAt }), updatedBy: by, ...logged };
    },
  });
}

/** The same for the sender of a request. */
export async function setRequestWish(
  id: string,
  wish: ChosenWish | null,
  by: Author,
  seen: ChosenWish | null,
): Promise<void> {
  const reference = docAt('leads', id);
  await saveRecord(reference, {
    read: (stored) => ({ sooner: chosenNow(leadOf(stored).sooner, null) }),
    base: { sooner: seen },
    change: { sooner: wish },
    write(_, to) {
      const deed: Deed = { kind: 'sooner', wants: wish !== null };
      const logged = logChange(to, reference, { ...deed, leadId: id }, by);
      return { sooner: storedWish(wish, {}), ...logged };
    },
  });
}

const chosenNow = (wish: SoonerWish | null | undefined, startsAt: Date | null) =>
  chosenOf(lastingWish(wish, startsAt, serverDate()));

const storedWish = (wish: ChosenWish | null, more: { than?: Date }) =>
  wish && { ...wish, ...more, since: serverTimestamp() };

/** Has the function offer a free time by email, to each once; how many were sent and failed. Throws as requestMails. */
export function offerTime(
  slot: string,
  to: readonly Pick<Waiting, 'kind' | 'id'>[],
): Promise<{ sent: number; failed: number }> {
  const people = to.map(({ kind, id }) => ({ kind, id }));
  return requestMails({ type: 'send-offers', slot, to: people }, ({ sent, failed }) =>
    typeof sent === 'number' && typeof failed === 'number' ? { sent, failed } : undefined,
  );
}
