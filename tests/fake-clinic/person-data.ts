import { WriteError } from '#data/firebase/write-errors.ts';
import { isSameContact } from '#domain/leads/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { StoredRecord } from '#domain/people/person-file.ts';
import { type ErasedRecord, type Erasure, erasureId } from '#domain/trail/erasure.ts';
import { contactsOf } from '#domain/visits/review-ask.ts';
import { takesPlace } from '#domain/visits/visit.ts';
import { backend } from './backend.ts';
import type { Data } from './data.ts';
import { changeLead } from './leads.ts';
import { newestFirst, put } from './lists.ts';
import { logChange } from './trail.ts';

const leadWith = (id: string) => backend.leads.find((lead) => lead.id === id);
const visitWith = (id: string) => backend.visits.find((visit) => visit.id === id);

function storedLead(id: string): Lead {
  const lead = leadWith(id);
  if (!lead) throw new WriteError('gone');
  return lead;
}

const isSame = (a: string, b: string) => a !== '' && a === b;

export const findPerson: Data['#data/people/find-person.ts'] = {
  async findPerson(leadId) {
    const lead = leadWith(leadId);
    if (!lead) return null;
    const leads = newestFirst(backend.leads).filter(
      ({ id, email, phone }) =>
        id !== leadId && (isSame(email, lead.email) || isSame(phone, lead.phone)),
    );
    const visits = backend.visits
      .filter(
        (visit) =>
          visit.leadId === leadId ||
          isSame(visit.patientEmail, lead.email) ||
          isSame(visit.patientPhone, lead.phone),
      )
      .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
    return { lead, leads, visits };
  },
};

export const correctContact: Data['#data/people/correct-contact.ts'] = {
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
  },
};

export const holdRequest: Data['#data/people/hold-request.ts'] = {
  async setLegalHold(id, why, by) {
    if ((storedLead(id).hold === null) === (why === null)) return;
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

export const readPerson: Data['#data/people/read-person.ts'] = {
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
    return { requests, visits, reviewAsks: asks };
  },
};

export const eraseRecord: Data['#data/people/erase-record.ts'] = {
  async eraseRecord(record, why, by) {
    const { collection, recordId } = record;
    const id = erasureId(record);
    const isBegun = backend.erasures.some((each) => each.id === id);
    const visit = collection === 'appointments' ? visitWith(recordId) : undefined;
    const lead = collection === 'leads' ? leadWith(recordId) : undefined;
    if (lead?.hold) throw new WriteError('on-hold');
    if (visit && takesPlace(visit) && visit.endsAt > new Date())
      throw new WriteError('visit-ahead');
    if (!isBegun && !visit && !lead) return;
    if (!isBegun) {
      const erasure: Erasure = { ...record, id, why, by, at: new Date(), isDone: false };
      backend.erasures = [erasure, ...backend.erasures];
      const leadId = collection === 'leads' ? recordId : null;
      logChange(`erasures/${id}`, { kind: 'erasure', leadId, why }, by);
    }
    await eraseRecord.finishErasure(record);
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
