import { WriteError } from '#data/firebase/write-errors.ts';
import type { Author } from '#domain/account/author.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { hasSameFirstName } from '#domain/people/person.ts';
import { lockIds } from '#domain/visits/slots.ts';
import {
  endFrom,
  isBooked,
  isBookedAhead,
  isHold,
  isUpcoming,
  statusAt,
  takesPlace,
  type Visit,
} from '#domain/visits/visit.ts';
import { noMail, visitMailGraceMs } from '#domain/visits/visit-mail.ts';
import { concernsPatient, toTell } from '#domain/visits/visit-news.ts';
import { backend, feeds } from './backend.ts';
import { changeLead } from './leads.ts';
import { isChange, put, storedIn } from './lists.ts';
import { joinPerson, settlePerson } from './persons.ts';
import { logChange } from './trail.ts';

type Range = Parameters<typeof import('#data/visits/visits.ts').listVisits>[0];

function startingIn({ from, to }: Range): Visit[] {
  return backend.visits
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

export const visits: typeof import('#data/visits/visits.ts') = {
  async listVisits(range) {
    return startingIn(range);
  },

  async listVisitsOf(providerId, range) {
    return startingIn(range).filter((visit) => visit.providerId === providerId);
  },

  async lastVisitChange() {
    return feeds.visits.lastChange;
  },

  async getVisit(id) {
    return backend.visits.find((visit) => visit.id === id) ?? null;
  },

  async listOpenAnswers() {
    const since = ({ answer }: Visit) => answer?.at.getTime() ?? 0;
    return backend.visits.filter(({ answer }) => answer?.open).sort((a, b) => since(a) - since(b));
  },

  async listVisitsAhead(person) {
    const isSame = (visit: Visit) =>
      (['leadId', 'patientPhone', 'patientEmail'] as const).some(
        (field) => person[field] && visit[field] === person[field],
      );
    const now = new Date();
    return backend.visits
      .filter((visit) => isUpcoming(visit, now) && isSame(visit))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  },

  async listVisitsOfLeads(leadIds) {
    return backend.visits.filter(({ leadId }) => leadId && leadIds.includes(leadId));
  },

  async listVisitsOfPersons(personIds) {
    return backend.visits.filter(({ personId }) => personId && personIds.includes(personId));
  },

  async listHolds({ from, to }) {
    const end = ({ heldUntil }: Visit) => heldUntil?.getTime() ?? 0;
    return backend.visits
      .filter((visit) => isHold(visit) && end(visit) > from.getTime() && end(visit) < to.getTime())
      .sort((a, b) => end(a) - end(b));
  },

  async findScheduled(leadIds) {
    const now = new Date();
    const ahead = backend.visits.filter((visit) => isBookedAhead(visit, now));
    const booked = ahead.flatMap(({ leadId }) => leadId ?? []);
    return new Set(booked.filter((id) => leadIds.includes(id)));
  },

  async countVisits(range) {
    return startingIn(range).filter(isBooked).length;
  },

  async countAllVisits(range, providerId) {
    const isTheirs = (visit: Visit) => providerId === undefined || visit.providerId === providerId;
    return startingIn(range).filter(isTheirs).length;
  },
};

const momentOf = ({ status, startsAt }: Visit) => ({ status, startsAt });

function logVisitChange(before: Visit, after: Visit, fields: string[], by: Author): void {
  const { id, leadId } = before;
  const [from, to] = [momentOf(before), momentOf(after)];
  logChange(`appointments/${id}`, { kind: 'visit_change', leadId, fields, from, to }, by);
}

/** Whether its request, which was new, is contacted now. */
function takeUp(leadId: string | null, isBooking: boolean, by: Author): boolean {
  const lead = backend.leads.find((each) => each.id === leadId);
  if (!lead) return false;
  const tookUp = isBooking && lead.type === 'contact' && isInView(lead, 'new');
  const deed = { kind: 'status', from: lead.status, to: 'contacted' } as const;
  if (tookUp) changeLead(lead.id, { status: 'contacted' }, deed, by);
  else changeLead(lead.id, {});
  return tookUp;
}

function providerName(id: string): string {
  const name = backend.staff.find((member) => member.id === id)?.name;
  if (!name) throw new WriteError('provider-gone');
  return name;
}

/** A quarter of an hour of a provider belongs to one visit. */
function checkTime(visit: Visit): void {
  const now = new Date();
  const wanted = new Set(takesPlace(visit, now) ? lockIds(visit) : []);
  const others = backend.visits.filter((other) => other.id !== visit.id && takesPlace(other, now));
  const other = others.find((each) => lockIds(each).some((lock) => wanted.has(lock)));
  if (other)
    throw isHold(other) ? new WriteError('time-held', other) : new WriteError('time-taken');
}

export const bookings: typeof import('#data/booking/book-visit.ts') = {
  async bookVisit(booking, by, id, asksMail = false) {
    const { leadId, personId: chosen, ...changes } = booking;
    const visit: Visit = {
      ...changes,
      leadId,
      id,
      providerName: providerName(booking.providerId),
      status: 'scheduled',
      sequence: 0,
      updatedAt: new Date(),
      updatedBy: by,
      mail: { ...noMail, askedAt: asksMail && booking.patientEmail ? new Date() : null },
      answer: null,
    };
    const earlier = backend.visits.find((each) => each.id === id);
    const isSame = earlier && hasSameFirstName(earlier.patientName, visit.patientName);
    if (earlier && !(isSame && earlier.leadId === leadId)) {
      return bookings.bookVisit(booking, by, crypto.randomUUID(), asksMail);
    }
    if (earlier) {
      await bookings.changeVisit(id, changes, by, { sequence: 0 }, asksMail);
      return { ...visit, tookUp: false };
    }
    checkTime(visit);
    const lead = backend.leads.find((each) => each.id === leadId);
    const named = { name: visit.patientName, phone: visit.patientPhone, email: visit.patientEmail };
    const asked = lead && hasSameFirstName(lead.name, named.name) ? lead.personId : null;
    visit.personId = joinPerson(chosen ?? asked ?? null, named, id, by);
    backend.visits = put(backend.visits, visit);
    logChange(`appointments/${id}`, { kind: 'booking', leadId, to: momentOf(visit) }, by);
    return { ...visit, tookUp: takeUp(leadId, true, by) };
  },

  async changeVisit(id, change, by, { answeredAt, ...expected } = {}, asksMail = undefined) {
    const before = storedVisit(id);
    if (!isChange<Visit>(before, change, expected)) return null;
    const after: Visit = {
      ...before,
      status: statusAt(before, change.startsAt ?? before.startsAt),
      ...change,
      updatedBy: by,
      updatedAt: new Date(),
      sequence: before.sequence + 1,
    };
    after.endsAt = change.endsAt ?? endFrom(after.startsAt, before);
    if (after.providerId !== before.providerId) {
      after.providerName = providerName(after.providerId);
    }
    if (concernsPatient(before, after)) {
      const asks = asksMail ?? (before.mail.told !== null || before.mail.askedAt !== null);
      const askedAt = asks && after.patientEmail ? new Date() : null;
      after.mail = { ...before.mail, askedAt };
      const { answer } = before;
      const isSeen = !answeredAt || answer?.at.getTime() === answeredAt.getTime();
      if (answer && isSeen) after.answer = { ...answer, open: false };
    }
    checkTime(after);
    backend.visits = put(backend.visits, after);
    logVisitChange(before, after, Object.keys(change), by);
    settlePerson(before.personId, by);
    const now = new Date();
    const isOther = isBookedAhead(before, now) !== isBookedAhead(after, now);
    const isConfirmed = isHold(before) && isBooked(after);
    const tookUp = isOther && takeUp(before.leadId, isConfirmed, by);
    return { ...before, tookUp };
  },

  async callOffMail(id, by) {
    follow(id, by, ({ mail }) => mail.askedAt && { mail: { ...mail, askedAt: null } });
  },

  async closeAnswer(id, by, seen) {
    follow(id, by, (visit) => {
      const { answer } = visit;
      if (!answer?.open) return null;
      if (seen && answer.at.getTime() !== seen.getTime()) throw new WriteError('changed', visit);
      return { answer: { ...answer, open: false } };
    });
  },

  async reopenAnswer(id, kind, by) {
    follow(id, by, ({ answer }) =>
      answer?.kind === kind && !answer.open ? { answer: { ...answer, open: true } } : null,
    );
  },
};

function follow(id: string, by: Author, fieldsOf: (visit: Visit) => Partial<Visit> | null): void {
  const visit = storedVisit(id);
  const fields = fieldsOf(visit);
  if (!fields) return;
  const { sequence } = visit;
  const change = { ...fields, sequence: sequence + 1, updatedAt: new Date(), updatedBy: by };
  backend.visits = put(backend.visits, { ...visit, ...change });
  logVisitChange(visit, visit, Object.keys(fields), by);
}

const storedVisit = (id: string) => storedIn(backend.visits, id);

export const visitMails: typeof import('#data/visits/visit-mails.ts') = {
  async sendVisitMail(visitId) {
    const visit = storedVisit(visitId);
    const state = backend.mailServer;
    const told = state === 'sent' ? toTell(visit) : visit.mail.told;
    const mail = { askedAt: null, state, triedAt: new Date(), told };
    backend.visits = put(backend.visits, { ...visit, mail });
    return state;
  },

  async listVisitMailsDue() {
    const since = Date.now() - visitMailGraceMs;
    return backend.visits
      .flatMap(({ id, mail: { askedAt } }) =>
        askedAt && askedAt.getTime() <= since ? [{ id, askedAt }] : [],
      )
      .sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime())
      .slice(0, 5);
  },
};
