import { WriteError } from '#data/firebase/write-errors.ts';
import type { PersonGroup } from '#data/persons/persons.ts';
import type { Author } from '#domain/account/author.ts';
import { isSameContact } from '#domain/leads/contact.ts';
import { keysOf, personFrom } from '#domain/people/person.ts';
import type { StoredRecord } from '#domain/people/person-file.ts';
import {
  type ErasedRecord,
  type Erasure,
  type ErasureReason,
  erasureId,
} from '#domain/trail/erasure.ts';
import { contactsOf } from '#domain/visits/review-ask.ts';
import { takesPlace, type Visit } from '#domain/visits/visit.ts';
import { backend } from './backend.ts';
import { changeLead, storedLead } from './leads.ts';
import { newestFirst, put } from './lists.ts';
import { groupsFound, groupsLike, groupWith, settlePerson } from './persons.ts';
import { logChange } from './trail.ts';

const leadWith = (id: string) => backend.leads.find((lead) => lead.id === id);
const visitWith = (id: string) => backend.visits.find((visit) => visit.id === id);

const latestFirst = (visits: Visit[]) =>
  [...visits].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
const visitsOf = (group: PersonGroup) =>
  latestFirst(backend.visits.filter(({ personId }) => group.some(({ id }) => id === personId)));

/** Without a part of an erasure. */
export const findPerson: Omit<typeof import('#data/people/find-person.ts'), 'findByContact'> = {
  async findPerson(id) {
    const group = groupWith(id);
    if (group) {
      const leads = newestFirst(backend.leads).filter(({ personId }) =>
        group.some((each) => each.id === personId),
      );
      return { group, leads, visits: visitsOf(group), alike: groupsLike(group) };
    }
    const lead = leadWith(id);
    if (!lead) return null;
    const person = personFrom(id, { name: lead.name, keys: keysOf(lead) });
    const visits = latestFirst(backend.visits.filter(({ leadId }) => leadId === id));
    return { group: [person], leads: [lead], visits, alike: [] };
  },

  async searchKnown(text) {
    const { groups, hasMore } = groupsFound(text, 6);
    return { people: groups.map((group) => ({ group, visits: visitsOf(group) })), hasMore };
  },

  async readKnown(id) {
    const group = groupWith(id);
    return group && { group, visits: visitsOf(group), alike: groupsLike(group) };
  },
};

export const correctContact: typeof import('#data/people/correct-contact.ts') = {
  async correctContact(id, contact, by, seen) {
    const lead = storedLead(id);
    if (isSameContact(lead, contact)) return;
    if (!isSameContact(lead, seen)) throw new WriteError('changed', lead);
    backend.visits = backend.visits.map((visit) =>
      visit.leadId === id
        ? {
            ...visit,
            patientName: contact.name,
            patientEmail: contact.email,
            patientPhone: contact.phone,
          }
        : visit,
    );
    const from = { name: lead.name, email: lead.email, phone: lead.phone };
    changeLead(id, contact, { kind: 'correction', from, to: contact }, by);
    settlePerson(lead.personId, by);
  },
};

export const holdRequest: typeof import('#data/people/hold-request.ts') = {
  async setLegalHold(id, why, by, seen) {
    const stored = storedLead(id).hold?.why ?? null;
    if (stored === why) return;
    if (stored !== seen) throw new WriteError('changed', { why: stored });
    const hold = why === null ? null : { why, by, at: new Date() };
    changeLead(id, { hold }, { kind: 'hold', why }, by);
  },
};

function recordOf({ collection, recordId }: ErasedRecord): StoredRecord[] {
  const stored = collection === 'leads' ? leadWith(recordId) : visitWith(recordId);
  if (!stored) return [];
  const { id, ...fields } = stored;
  const log = backend.trail.filter(
    ({ place }) => place.collection === collection && place.id === id,
  );
  return [{ id, fields, history: collection === 'leads' ? (backend.activity[id] ?? []) : log }];
}

export const readPerson: typeof import('#data/people/read-person.ts') = {
  async readPerson(records) {
    const of = (name: string) =>
      records.filter(({ collection }) => collection === name).flatMap(recordOf);
    const [requests, visits] = [of('leads'), of('appointments')];
    const contacts = [...requests, ...visits].flatMap(({ fields }) =>
      contactsOf({
        patientEmail: String(fields.email ?? fields.patientEmail ?? ''),
        patientPhone: String(fields.phone ?? fields.patientPhone ?? ''),
      }),
    );
    const asks = [...new Set(contacts)].flatMap((contact) => backend.reviewAsks[contact] ?? []);
    const imported = records.flatMap(({ recordId }) => {
      const row = backend.persons.find(({ id }) => id === recordId)?.imported;
      return row ? [{ id: recordId, fields: row, history: [] }] : [];
    });
    return { requests, visits, imported, reviewAsks: asks };
  },
};

function erasePerson(recordId: string, why: ErasureReason, by: Author): void {
  const record = { collection: 'persons', recordId } as const;
  const id = erasureId(record);
  const erasure: Erasure = { ...record, id, why, by, at: new Date(), isDone: true };
  backend.erasures = [erasure, ...backend.erasures];
  logChange(`erasures/${id}`, { kind: 'erasure', leadId: null, why }, by);
  backend.persons = backend.persons.map((each) =>
    each.id === recordId ? { ...each, name: '', keys: [], imported: null, isErased: true } : each,
  );
}

export const eraseRecord: typeof import('#data/people/erase-record.ts') = {
  async eraseRecord(record, why, by) {
    const { collection, recordId } = record;
    const id = erasureId(record);
    const isBegun = backend.erasures.some((each) => each.id === id);
    const visit = collection === 'appointments' ? visitWith(recordId) : undefined;
    const lead = collection === 'leads' ? leadWith(recordId) : undefined;
    if (collection === 'persons') return erasePerson(recordId, why, by);
    if (lead?.hold) throw new WriteError('on-hold');
    const now = new Date();
    if (visit && takesPlace(visit, now) && visit.endsAt > now) throw new WriteError('visit-ahead');
    if (!isBegun && !visit && !lead) return;
    if (!isBegun) {
      const erasure: Erasure = { ...record, id, why, by, at: new Date(), isDone: false };
      backend.erasures = [erasure, ...backend.erasures];
      const leadId = collection === 'leads' ? recordId : null;
      logChange(`erasures/${id}`, { kind: 'erasure', leadId, why }, by);
    }
    const personId = (lead ?? visit)?.personId;
    await eraseRecord.finishErasure(record, by);
    if (!personId) return;
    settlePerson(personId, by);
    const isOfPerson = (each: { personId?: string }) => each.personId === personId;
    const isImported = backend.persons.some(({ id, imported }) => id === personId && imported);
    if (isImported || backend.leads.some(isOfPerson) || backend.visits.some(isOfPerson)) return;
    erasePerson(personId, why, by);
  },

  async finishErasure({ collection, recordId }) {
    if (collection === 'leads') {
      backend.leads = backend.leads.filter(({ id }) => id !== recordId);
      delete backend.activity[recordId];
    } else {
      backend.visits = backend.visits.filter(({ id }) => id !== recordId);
    }
    backend.trail = backend.trail.filter(
      ({ place }) => !(place.collection === collection && place.id === recordId),
    );
    const erasure = backend.erasures.find(({ id }) => id === `${collection}-${recordId}`);
    if (erasure) backend.erasures = put(backend.erasures, { ...erasure, isDone: true });
  },

  async listErasures() {
    return [...backend.erasures].sort((a, b) => b.at.getTime() - a.at.getTime());
  },
};
