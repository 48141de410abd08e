/** A lead is the record of a request: what was asked, and what became of it. */

import { type Author, storedAuthor } from '../account/author.ts';
import { emptyClinic } from '../clinic/empty-clinic.ts';
import {
  type AppointmentAnswers,
  readAppointmentAnswers,
} from '../requests/appointment-request.ts';
import { type AttorneyAnswers, readAttorneyAnswers } from '../requests/attorney-request.ts';
import { type PipAnswers, readPipAnswers } from '../requests/pip-request.ts';
import { promisedBy } from '../requests/promise.ts';
import { storedDate, storedMap, storedText } from '../stored-value.ts';
import { type Language, languageFrom } from '../text/language.ts';
import { parsePhone } from '../text/parse-phone.ts';
import { type LegalHold, legalHoldFrom } from './legal-hold.ts';
import { type NotifyState, notifyStateFrom } from './notify-state.ts';
import { withTodaysFields } from './older-lead.ts';
import { personIdIn } from './person-id.ts';
import { type ReferralSource, referralSourceOf } from './referral-source.ts';
import {
  type SoonerOffer,
  type SoonerWish,
  soonerOfferFrom,
  soonerWishFrom,
} from './sooner-wish.ts';
import { type WantedTime, wantedTimeFrom } from './wanted-time.ts';

export const leadTypes = ['contact', 'pip', 'attorney'] as const;
export type LeadType = (typeof leadTypes)[number];

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

/** undefined for a status of another version. */
export function knownStatus(value: unknown): LeadStatus | undefined {
  return leadStatuses.find((known) => known === value);
}

export type LeadMails = {
  clinic: NotifyState;
  patient: NotifyState;
  /** When a mail was first due to be sent; absent when none is due. */
  dueAt?: Date;
};

/** Where the visitor came from; texts are '' when unknown. */
export type LeadSource = {
  /** The page of the form. */
  page: string;
  /** The page on which the visitor came to the site; absent on older leads, and where the form did not say. */
  landing?: string;
  referrerHost: string;
  utm: Record<string, string>;
};

/** The answers that only one form asks for, by type of lead. */
export type LeadDetails = {
  contact: AppointmentAnswers;
  pip: PipAnswers;
  attorney: AttorneyAnswers;
};

type Detailed = { [Type in LeadType]: { type: Type; details: LeadDetails[Type] } }[LeadType];

/** What the sender wrote. Nobody changes it afterwards, apart from corrections of name, email and phone (firestore.rules). */
export type LeadAnswers = Detailed & {
  name: string;
  /** Lower case, or ''. */
  email: string;
  /** '(801) 555-0100', or ''. */
  phone: string;
  /** Free text, or ''. These three repeat what `details` holds, under the names of the specification. */
  injury: string;
  preferredTime: string;
  wasInAccident: boolean;
  /** For people to read: the text that the specification composes of the answers. Never taken apart. */
  message: string;
  /** The message where the sender wrote it; '' where it was composed. */
  ownMessage: string;
};

/** What happens to a lead, as stored. */
type StoredProgress = {
  status: LeadStatus;
  createdAt: Date;
  /** The time by which this person was promised an answer. */
  promisedBy: Date;
  /** The last change by anyone; the creation time at first. */
  updatedAt: Date;
  spam: boolean;
  /** In which the person sent it; English on older leads. */
  language: Language;
  /** Id of an earlier lead with the same e-mail or phone within 180 days, or null. */
  duplicateOf: string | null;
  /** Whose it is; absent on leads from before persons. */
  personId?: string;
  /** Staff put it off to this time. Null when no longer; absent if they never did. */
  callBackAt?: Date | null;
  /** The first logged call of any outcome; null before it. Absent on leads from before this field. */
  firstCallAt?: Date | null;
  /** The first logged call that reached the person. Like firstCallAt. */
  reachedAt?: Date | null;
  /** The entry of the last change by staff. The rules compare it with what changes. */
  changeId?: string;
  /** What the person said at the first call; null until they are asked. */
  heardFrom?: ReferralSource | null;
  /** It must not be erased. Null once lifted; absent if it never was on hold. */
  hold?: LegalHold | null;
  /** The time that could not be held with it; absent without one. */
  wanted?: WantedTime;
  /** Would come at a sooner time than is free. Null once taken back; absent if they never said so. */
  sooner?: SoonerWish | null;
  /** The last time that was offered to them; absent before it. */
  offer?: SoonerOffer;
  /** Who of the staff entered it by hand; absent where the sender did. */
  enteredBy?: Author;
  /** claimedUntil: a run of the function is sending the mails. Null where none are sent: staff entered the lead. */
  notify: (LeadMails & { claimedUntil?: Date }) | null;
  source: LeadSource;
  /** Which version of the consent text was shown, and when. */
  consent: { version: string; at: Date } | null;
  /** What staff may type to find it (lead-search.ts). */
  searchKeys: string[];
};

/** A document of the collection `leads` as it is written today; older ones have fewer fields. */
export type StoredLead = LeadAnswers & StoredProgress;

/** Fields that older documents lack or fill in another way. */
type ReadProgress = {
  /** As stored; an unknown value is kept and shows as New. */
  status: string;
  callBackAt: Date | null;
  heardFrom: ReferralSource | null;
  hold: LegalHold | null;
  /** null on leads that no visitor sent with a form. */
  notify: LeadMails | null;
  /** null on leads from before this field. */
  source: LeadSource | null;
  /** Null on older leads, and where none was shown. */
  consent: { version: string; at: Date | null } | null;
};

/** A stored lead of any age, as it is read. Only the database and its rules read the fields left out. */
type AnyLead = LeadAnswers &
  Omit<StoredProgress, keyof ReadProgress | 'searchKeys' | 'changeId'> &
  ReadProgress & {
    id: string;
    /** This person has a visit ahead. Looked up, never stored; lists and exports leave it out. */
    scheduled?: boolean;
  };

/** A lead of any type, or of the types named. */
export type Lead<Type extends LeadType = LeadType> = Extract<AnyLead, { type: Type }>;

/** 180 days in milliseconds. Within it, a lead with the same e-mail or phone counts as a duplicate. */
export const duplicateWindowMs = 180 * 24 * 60 * 60 * 1000;

/** Milliseconds that the form function itself may take to send the mails. */
export const mailGraceMs = 3 * 60_000;

/** Whether the clinic got no mail about a lead. A new lead has three minutes for its first try. */
export function isNotNotified({ spam, notify, createdAt }: Lead, now: Date): boolean {
  if (spam || !notify || notify.clinic === 'sent') return false;
  return notify.clinic !== null || now.getTime() - createdAt.getTime() >= mailGraceMs;
}

/** The date of a lead stored without one. */
export const unknownDate = new Date(0);

export function isUnknown(date: Date): boolean {
  return date.getTime() === unknownDate.getTime();
}

/** The page of a request that staff entered for a person who phoned. */
export const staffPage = '/admin';

/** Whether the person phoned, and staff entered the request. */
export function isEnteredByStaff({ source }: Pick<Lead, 'source'>): boolean {
  return source?.page === staffPage;
}

/** The name to show for a person who may have left none. */
export function leadName({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>): string {
  return name || email || phone || 'No name';
}

/** What the sender wrote in their own words; '' where the form's answers say it all. */
export function ownWords(lead: Lead): string {
  return lead.type === 'attorney' ? lead.details.request : lead.ownMessage || lead.injury;
}

export function ofType<Type extends LeadType>(type: Type, leads: Lead[]): Lead<Type>[] {
  return leads.filter((lead): lead is Lead<Type> => lead.type === type);
}

/** Reads a stored document of any age; a missing field gets a default. */
export function leadFrom(id: string, document: Record<string, unknown>): Lead {
  const stored: Partial<Record<keyof StoredLead, unknown>> = withTodaysFields(document);
  const phone = storedText(stored.phone);
  const createdAt = storedDate(stored.createdAt) ?? unknownDate;
  const wanted = wantedTimeFrom(stored.wanted);
  const offer = soonerOfferFrom(stored.offer);
  const enteredBy = storedAuthor(stored.enteredBy);
  return {
    id,
    ...detailedFrom(stored.type, storedMap(stored.details) ?? {}),
    name: storedText(stored.name),
    email: storedText(stored.email).toLowerCase(),
    phone: parsePhone(phone) ?? phone,
    injury: storedText(stored.injury),
    preferredTime: storedText(stored.preferredTime),
    wasInAccident: stored.wasInAccident === true,
    message: storedText(stored.message),
    ownMessage: storedText(stored.ownMessage),
    status: storedText(stored.status) || 'new',
    createdAt,
    promisedBy: storedDate(stored.promisedBy) ?? promiseSince(createdAt),
    updatedAt: storedDate(stored.updatedAt) ?? createdAt,
    spam: stored.spam === true,
    language: languageFrom(stored.language),
    duplicateOf: storedText(stored.duplicateOf) || null,
    ...personIdIn(stored),
    callBackAt: storedDate(stored.callBackAt),
    ...('firstCallAt' in stored && { firstCallAt: storedDate(stored.firstCallAt) }),
    ...('reachedAt' in stored && { reachedAt: storedDate(stored.reachedAt) }),
    heardFrom: referralSourceOf(stored.heardFrom),
    hold: legalHoldFrom(stored.hold),
    ...(wanted && { wanted }),
    ...('sooner' in stored && { sooner: soonerWishFrom(stored.sooner) }),
    ...(offer && { offer }),
    ...(enteredBy && { enteredBy }),
    notify: mailsFrom(storedMap(stored.notify)),
    source: sourceFrom(storedMap(stored.source)),
    consent: consentFrom(storedMap(stored.consent)),
  };
}

/** A document without a known type reads as an appointment request. */
function detailedFrom(stored: unknown, details: Record<string, unknown>): Detailed {
  const type = leadTypes.find((known) => known === stored) ?? 'contact';
  switch (type) {
    case 'contact':
      return { type, details: readAppointmentAnswers(details) };
    case 'pip':
      return { type, details: readPipAnswers(details) };
    case 'attorney':
      return { type, details: readAttorneyAnswers(details) };
  }
}

/** A lead from before `promisedBy` was stored gets the plain 24 hours: its opening hours aren't known anymore. */
function promiseSince(createdAt: Date): Date {
  return isUnknown(createdAt) ? unknownDate : promisedBy(createdAt, emptyClinic);
}

function sourceFrom(stored: Record<string, unknown> | null): LeadSource | null {
  if (!stored) return null;
  const utm = Object.entries(storedMap(stored.utm) ?? {}).map(([key, value]) => [
    key,
    storedText(value),
  ]);
  return {
    page: storedText(stored.page),
    ...(stored.landing !== undefined && { landing: storedText(stored.landing) }),
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
      clinic: notifyStateFrom(stored.clinic),
      patient: notifyStateFrom(stored.patient),
      dueAt: storedDate(stored.dueAt) ?? undefined,
    }
  );
}
