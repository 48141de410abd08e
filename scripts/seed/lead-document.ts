import type { Lead, LeadType } from '#domain/leads/lead.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import { searchKeys } from '#domain/leads/lead-search.ts';
import { attorneyAnswers } from '#domain/requests/attorney-message.ts';
import { consentVersion } from '#domain/requests/consent.ts';
import { minutesAfter, minutesBefore } from './clock.ts';
import type { SeedDocument, StoredValue } from './document.ts';

/** In minutes, as the ages below. */
export const hour = 60;
export const day = 24 * hour;

/** Whatever is missing gets what the form would have stored. */
export type SeedLead = Pick<Lead, 'id' | 'name'> &
  Partial<Omit<Lead, 'type' | 'createdAt' | 'updatedAt' | 'consent'>> & {
    /** Minutes since the request. */
    age: number;
    /** What staff did; `after` is in minutes since the request, ascending. */
    history?: { after: number; deed: Deed }[];
    /** 'contact' and 'pip' are the shapes of an older version, with other names and fewer fields. */
    shape?: 'contact' | 'pip';
  };

const pageOf: Record<LeadType, string> = {
  contact: '/contact',
  pip: '/pip-guide',
  attorney: '/attorneys',
};

const staffMember = { uid: 'dana', name: 'Dana Reyes' };

/** The lead and its history. */
export function leadDocuments(type: LeadType, lead: SeedLead, now: Date): SeedDocument[] {
  const { id, age, history = [] } = lead;
  const createdAt = minutesBefore(now, age);
  const entries = history.map(({ after, deed }, index) => ({
    path: `leads/${id}/activity/${id}-${index + 1}`,
    data: { ...deed, by: staffMember, at: minutesAfter(createdAt, after) },
  }));
  const updatedAt = entries.at(-1)?.data.at ?? createdAt;
  return [
    { path: `leads/${id}`, data: { ...storedFields(type, lead, createdAt), createdAt, updatedAt } },
    ...entries,
  ];
}

function storedFields(
  type: LeadType,
  lead: SeedLead,
  createdAt: Date,
): Record<string, StoredValue> {
  const { name, email = '', phone = '', injury = '', message = '', status = 'new' } = lead;
  const { preferredTime = '', wasInAccident = false } = lead;
  const always = {
    type,
    email,
    phone,
    status,
    // A firm is found as an injury is, by any of its words.
    searchKeys: searchKeys({
      name,
      email,
      phone,
      injury: type === 'attorney' ? attorneyAnswers(message).firm : injury,
    }),
  };
  if (lead.shape === 'contact') {
    return {
      ...always,
      fullName: name,
      typeOfInjury: injury,
      preferredTime,
      wasInAccident,
      message,
    };
  }
  const byForm = {
    ...always,
    name,
    preferredTime,
    message,
    spam: lead.spam ?? false,
    duplicateOf: lead.duplicateOf ?? null,
    notify: lead.notify ?? { clinic: 'sent', patient: email ? 'sent' : 'off' },
    source: lead.source ?? { page: pageOf[type], referrerHost: '', utm: {} },
    consent: { version: consentVersion, at: createdAt },
  };
  if (lead.shape === 'pip') return { ...byForm, reason: injury };
  return { ...byForm, injury, wasInAccident };
}
