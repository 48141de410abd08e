/** Somebody who asked the clinic for something, and where the answer stands. */

import { promisedBy } from '../requests/promise.ts';
import { storedDate, storedText } from '../stored-value.ts';
import { parsePhone } from '../text/phone.ts';

export const leadTypes = ['contact', 'pip', 'attorney'] as const;
export type LeadType = (typeof leadTypes)[number];

/** The seven stored values. */
export const leadStatuses = [
  'new',
  'contacted',
  'in_review',
  'closed',
  'guide_sent',
  'converted',
  'dismissed',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/**
 * What became of a notification e-mail; null before the first try. 'off': no mail server is set.
 * 'limited': the mailbox has had its automatic mails of the day.
 */
export type NotifyState = 'sent' | 'failed' | 'off' | 'limited' | null;

/** The mails about a lead, as stored. */
export type LeadMails = {
  clinic: NotifyState;
  patient: NotifyState;
  /** Since when a mail is left to send; absent when none is. */
  dueAt?: Date;
};

/** Where the visitor came from; texts are '' when unknown. */
export type LeadSource = { page: string; referrerHost: string; utm: Record<string, string> };

export type Lead = {
  id: string;
  type: LeadType;
  name: string;
  /** Lower case, or ''. */
  email: string;
  /** '(801) 555-0100', or ''. */
  phone: string;
  /** Free text, or ''. */
  injury: string;
  preferredTime: string;
  wasInAccident: boolean;
  /** Composed by the form, several lines; '' when none. */
  message: string;
  /** As stored; an unknown text is kept, and shown as New. */
  status: string;
  /** An appointment of theirs is ahead. Looked up, never stored; an export does without it. */
  scheduled?: boolean;
  createdAt: Date;
  /** When this person was promised an answer by. */
  promisedBy: Date;
  /** Last change by anybody; the creation at first. */
  updatedAt: Date;
  spam: boolean;
  /** Id of an earlier lead with the same e-mail or phone (180 days), or null. */
  duplicateOf: string | null;
  /** Null on leads that were not taken by the form function. */
  notify: LeadMails | null;
  /** Null on leads stored before it was kept. */
  source: LeadSource | null;
  /** Which version of the consent text was shown, and when; null on older leads. */
  consent: { version: string; at: Date | null } | null;
};

/** Milliseconds in which another lead with the same e-mail or phone counts as one of the same person: 180 days. */
export const duplicateWindowMs = 180 * 24 * 60 * 60 * 1000;

/** How long the function itself may take to send the mails, in milliseconds. */
export const mailGraceMs = 3 * 60_000;

/** Whether the clinic got no mail about a lead. A lead just stored has three minutes for its first try. */
export function isNotNotified({ spam, notify, createdAt }: Lead, now: Date): boolean {
  if (spam || !notify || notify.clinic === 'sent') return false;
  return notify.clinic !== null || now.getTime() - createdAt.getTime() >= mailGraceMs;
}

/** Stands for a date that a stored lead does not have. */
export const unknownDate = new Date(0);

export function isUnknown(date: Date): boolean {
  return date.getTime() === unknownDate.getTime();
}

/** What to call somebody who may have left no name. */
export function leadName({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>): string {
  return name || email || phone || 'No name';
}

/** Reads a stored document of any age: missing fields get defaults, older field names are understood. */
export function leadFrom(id: string, stored: Record<string, unknown>): Lead {
  const type = leadTypes.find((known) => known === stored.type) ?? 'contact';
  const message = storedText(stored.message);
  const phone = storedText(stored.phone);
  const createdAt = storedDate(stored.createdAt) ?? unknownDate;
  return {
    id,
    type,
    name: storedText(stored.name) || storedText(stored.fullName),
    email: storedText(stored.email).toLowerCase(),
    phone: parsePhone(phone) ?? phone,
    injury:
      storedText(stored.injury) ||
      storedText(stored.typeOfInjury) ||
      (type === 'pip' ? storedText(stored.reason) : ''),
    preferredTime: storedText(stored.preferredTime),
    wasInAccident:
      stored.wasInAccident === true || (type === 'pip' && message.includes('Car accident: Yes')),
    message,
    status: storedText(stored.status) || 'new',
    createdAt,
    promisedBy: storedDate(stored.promisedBy) ?? promiseSince(createdAt),
    updatedAt: storedDate(stored.updatedAt) ?? createdAt,
    spam: stored.spam === true,
    duplicateOf: storedText(stored.duplicateOf) || null,
    notify: mailsFrom(record(stored.notify)),
    source: sourceFrom(record(stored.source)),
    consent: consentFrom(record(stored.consent)),
  };
}

/** Leads from before the promise was stored were promised what today's opening hours allow. */
function promiseSince(createdAt: Date): Date {
  return isUnknown(createdAt) ? unknownDate : promisedBy(createdAt);
}

function sourceFrom(stored: Record<string, unknown> | null): LeadSource | null {
  if (!stored) return null;
  const utm = Object.entries(record(stored.utm) ?? {}).map(([key, value]) => [
    key,
    storedText(value),
  ]);
  return {
    page: storedText(stored.page),
    referrerHost: storedText(stored.referrerHost),
    utm: Object.fromEntries(utm),
  };
}

function consentFrom(stored: Record<string, unknown> | null): Lead['consent'] {
  return stored && { version: storedText(stored.version), at: storedDate(stored.at) };
}

function mailsFrom(stored: Record<string, unknown> | null): LeadMails | null {
  return (
    stored && {
      clinic: notifyState(stored.clinic),
      patient: notifyState(stored.patient),
      dueAt: storedDate(stored.dueAt) ?? undefined,
    }
  );
}

const notifyStates = ['sent', 'failed', 'off', 'limited'] as const;

function notifyState(value: unknown): NotifyState {
  return notifyStates.find((known) => known === value) ?? null;
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
