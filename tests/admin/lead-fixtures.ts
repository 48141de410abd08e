import type { LeadCounts } from '#domain/leads/count-leads.ts';
import { type Lead, type LeadType, leadFrom, type StoredLead } from '#domain/leads/lead.ts';
import type { AppointmentAnswers } from '#domain/requests/appointment-request.ts';
import type { AttorneyAnswers } from '#domain/requests/attorney-request.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

/** Wednesday noon in Utah. */
export const now = new Date('2026-11-18T19:00:00Z');

export const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

type LeadFields = Partial<Omit<Lead, 'type' | 'details'>> & {
  type?: LeadType;
  details?: Partial<AppointmentAnswers & AttorneyAnswers>;
};

/** A lead as the data layer returns it. `message` also sets the own message; `details` follow from the other fields. */
export function lead({ id = 'maria', scheduled, ...fields }: LeadFields = {}): Lead {
  const {
    injury = 'Whiplash, headaches',
    preferredTime = 'Morning (8AM-12PM)',
    wasInAccident = true,
    message = '',
    createdAt = hoursAgo(3),
  } = fields;
  const stored = {
    type: 'contact',
    name: 'Maria Olsen',
    email: 'maria.olsen@example.com',
    phone: '(801) 555-0161',
    injury,
    preferredTime,
    wasInAccident,
    message,
    ownMessage: message,
    details: { typeOfInjury: injury, preferredTime, wasInAccident },
    status: 'new',
    createdAt,
    promisedBy: promisedBy(createdAt, clinic),
    updatedAt: hoursAgo(3),
    spam: false,
    language: 'en',
    duplicateOf: null,
    personId: undefined,
    callBackAt: null,
    firstCallAt: null,
    reachedAt: null,
    heardFrom: null,
    hold: null,
    wanted: undefined,
    sooner: null,
    offer: undefined,
    enteredBy: undefined,
    notify: { clinic: 'sent', patient: 'sent' },
    source: { page: '/contact', referrerHost: 'www.google.com', utm: {} },
    consent: { version: '2026-11-22', at: hoursAgo(3) },
    ...fields,
  } satisfies Record<keyof Omit<StoredLead, 'searchKeys' | 'changeId'>, unknown>;
  return { ...leadFrom(id, stored), ...(scheduled && { scheduled }) };
}

export const counts: LeadCounts = {
  all: 7,
  new: 3,
  contacted: 2,
  completed: 2,
  spam: 1,
  dismissed: 0,
};

/** Seven requests, and one of spam. */
export function inbox(): Lead[] {
  const statuses = ['new', 'new', 'new', 'contacted', 'contacted', 'closed', 'closed'];
  const requests = statuses.map((status, place) => lead({ id: `lead-${place}`, status }));
  return [...requests, lead({ id: 'spam', spam: true })];
}
