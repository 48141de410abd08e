import { leadFrom, type StoredLead } from '#domain/leads/lead.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { leadSearchKeys, newLead } from '#domain/leads/new-lead.ts';
import type { ChosenWish } from '#domain/leads/sooner-wish.ts';
import type { AppointmentAnswers } from '#domain/requests/appointment-request.ts';
import type { AttorneyAnswers } from '#domain/requests/attorney-request.ts';
import { type FormType, readForm } from '#domain/requests/filled-form.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { consentVersion } from '#words/consent.ts';
import { minutesBefore } from '../clock.ts';
import type { SeedDocument, StoredValue } from '../document.ts';
import { clinic } from '../sample-clinic.ts';

/** In minutes, as the ages below. */
export const hour = 60;
export const day = 24 * hour;

/** The answers of a form; a missing one was left empty. */
type Typed = { name: string; email?: string; phone?: string; message?: string } & Partial<
  AppointmentAnswers & AttorneyAnswers
>;

/** The lead's later state, where it differs from a new one whose mails were sent. */
type Progress = Partial<
  Pick<StoredLead, 'spam' | 'language' | 'duplicateOf' | 'notify' | 'source' | 'heardFrom'>
> & {
  /** Any text: one lead has a status that this version does not know. */
  status?: string;
  /** Staff put it on the waitlist with the last entry of its history. */
  sooner?: ChosenWish;
};

export type SeedLead = Typed &
  Progress & {
    id: string;
    /** Minutes since the request. */
    age: number;
    /** Staff's actions; `after` is in minutes since the request, ascending. */
    history?: { after: number; deed: Deed }[];
    /** The fields that an older version stored in place of today's. */
    older?: Record<string, StoredValue>;
  };

/** Its place in the list gives the id; the name gives the email if there is none. */
export type SampleLead = Omit<SeedLead, 'id'>;

const pageOf: Record<FormType, string> = {
  appointment: '/contact',
  pip: '/pip-guide',
  attorney: '/attorneys',
};

const staffMember = { uid: 'dana', name: 'Dana Reyes' };

export function leadDocuments(type: FormType, lead: SeedLead, now: Date): SeedDocument[] {
  const { id, age, history = [], older } = lead;
  const createdAt = minutesBefore(now, age);
  const entries = history.map(({ after, deed }, index) => ({
    path: `leads/${id}/activity/${id}-${index + 1}`,
    data: { ...deed, leadId: id, by: staffMember, at: minutesAfter(createdAt, after) },
  }));
  const updatedAt = entries.at(-1)?.data.at ?? createdAt;
  const today = { ...storedLead(type, lead, createdAt), ...callTimes(entries) };
  const { type: leadType, email, phone, status } = today;
  const fields = older ? { email, phone, status, ...older } : today;
  const sooner = lead.sooner && { ...lead.sooner, since: updatedAt };
  const data = { type: leadType, ...fields, createdAt, updatedAt, ...(sooner && { sooner }) };
  // As a repair gives them to older requests.
  const searchKeys = leadSearchKeys(leadFrom(id, data));
  return [{ path: `leads/${id}`, data: { ...data, searchKeys } }, ...entries];
}

function callTimes(entries: SeedDocument[]) {
  const calls = entries.filter(({ data }) => data.kind === 'call');
  const first = calls[0];
  const reached = calls.find(({ data }) => data.outcome === 'reached');
  return { firstCallAt: first?.data.at ?? null, reachedAt: reached?.data.at ?? null };
}

/** As the function writes it, after its mails. */
function storedLead(type: FormType, lead: SeedLead, createdAt: Date) {
  const form = readForm({ ...lead, type });
  if (!form) throw new Error(`no form ${type}`);
  const { email = '', phone = '', spam = false, duplicateOf = null, status = 'new' } = lead;
  const { source = { page: pageOf[type], referrerHost: '', utm: {} } } = lead;
  const submitted = {
    form,
    spam,
    language: lead.language ?? 'en',
    duplicateOf,
    personId: '',
    source,
    consentVersion,
    receivedAt: createdAt,
  };
  // The form of the guide does not ask for a phone number. An older one did.
  return {
    ...{ ...newLead(submitted, clinic), phone },
    status,
    heardFrom: lead.heardFrom ?? null,
    notify: lead.notify ?? { clinic: 'sent', patient: email ? 'sent' : 'off' },
    consent: { version: consentVersion, at: createdAt },
  } satisfies Omit<StoredLead, 'searchKeys' | 'status' | 'createdAt' | 'updatedAt'> & {
    status: string;
  };
}
