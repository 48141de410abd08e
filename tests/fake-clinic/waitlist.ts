import { type ChosenWish, chosenOf, lastingWish } from '#domain/leads/sooner-wish.ts';
import { isBookedAhead } from '#domain/visits/visit.ts';
import { waitingRequest, waitingVisit } from '#domain/visits/waitlist.ts';
import { backend } from './backend.ts';
import { changeLead, storedLead } from './leads.ts';
import { isChange, put, storedIn } from './lists.ts';
import { logChange } from './trail.ts';

const isOther = (stored: ChosenWish | null, wish: ChosenWish | null, seen: ChosenWish | null) =>
  isChange({ wish: stored }, { wish }, { wish: seen });

export const waitlist: typeof import('#data/booking/waitlist.ts') = {
  async readWaitlist() {
    const now = new Date();
    const { staff, booking: settings, visitTypes } = backend;
    const isScheduled = (id: string) =>
      backend.visits.some((visit) => visit.leadId === id && isBookedAhead(visit, now));
    const waiting = [
      ...backend.visits.flatMap((visit) => waitingVisit(visit, now) ?? []),
      ...backend.leads.flatMap((lead) => {
        const scheduled = isScheduled(lead.id);
        return waitingRequest({ ...lead, scheduled }, visitTypes, now) ?? [];
      }),
    ];
    return { waiting, staff, settings, taken: new Set(backend.taken) };
  },

  async setVisitWish(id, wish, by, seen) {
    const visit = storedIn(backend.visits, id);
    const { leadId, status, startsAt, sooner } = visit;
    if (!isOther(chosenOf(lastingWish(sooner, startsAt, new Date())), wish, seen)) return;
    const since = new Date();
    const wished = wish && { ...wish, than: startsAt, since };
    const change = { sooner: wished, updatedBy: by, updatedAt: since };
    backend.visits = put(backend.visits, { ...visit, ...change });
    const moment = { status, startsAt };
    const entry = { leadId, fields: ['sooner'], from: moment, to: moment };
    logChange(`appointments/${id}`, { kind: 'visit_change', ...entry }, by);
  },

  async offerTime(slot, to) {
    const state = backend.mailServer;
    const offer = { slot, state, triedAt: new Date() };
    for (const { kind, id } of to) {
      if (kind === 'request') changeLead(id, { offer });
      else {
        const visit = backend.visits.find((each) => each.id === id);
        if (visit) backend.visits = put(backend.visits, { ...visit, offer });
      }
    }
    return state === 'sent' ? { sent: to.length, failed: 0 } : { sent: 0, failed: to.length };
  },

  async setRequestWish(id, wish, by, seen) {
    const lead = storedLead(id);
    if (!isOther(chosenOf(lastingWish(lead.sooner, null, new Date())), wish, seen)) return;
    const sooner = wish && { ...wish, since: new Date() };
    changeLead(id, { sooner }, { kind: 'sooner', wants: wish !== null }, by);
  },
};
