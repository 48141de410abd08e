/** What a person is told of their stored records, in words. A field without a row stays in the house. */

import { originalVisitTypes } from '../clinic/visit-types.ts';
import { answersOf } from '../leads/answers.ts';
import { type LeadType, leadTypes, type StoredLead } from '../leads/lead.ts';
import { callOutcomeLabels, type Deed } from '../leads/lead-activity.ts';
import { statusDetail } from '../leads/lead-status.ts';
import { withTodaysFields } from '../leads/older-lead.ts';
import { referralSourceLabels } from '../leads/referral-source.ts';
import { soonerOfferFrom, soonerWishFrom, wishLabel } from '../leads/sooner-wish.ts';
import type { VisitAnswerKind } from '../leads/visit-answer.ts';
import { storedMap } from '../stored-value.ts';
import { languageNames } from '../text/language.ts';
import type { Change } from '../trail/trail-entry.ts';
import { openingFrom } from '../visits/openings.ts';
import type { ReviewAsk } from '../visits/review-ask.ts';
import { type Visit, visitStatusLabels } from '../visits/visit.ts';
import type { Imported } from './person.ts';

type Stored = Record<string, unknown>;

/** A label and its value; empty values are left out. */
export type Fact = [label: string, value: unknown];

/** A label, or what a value becomes; null for what is the clinic's own: keys of the search, ids, accounts. */
type Row = string | null | ((value: unknown, record: Stored) => Fact[]);
type Rows<Field extends string> = Record<Field, Row>;

const kinds: Record<string, string> = {
  contact: 'Appointment request',
  pip: 'Request for the PIP guide',
  attorney: 'Request of a law firm',
};

const answers: Record<VisitAnswerKind, string> = {
  confirmed: 'Confirmed',
  move: 'Asked for another time',
  cancelled: 'Cancelled',
};

const originalNames = Object.fromEntries(originalVisitTypes.map(({ id, name }) => [id, name]));

/** The value in the words of a table; as stored where the table lacks it. */
const inWords = (label: string, words: Record<string, string>) => (value: unknown) =>
  [[label, words[String(value)] ?? value]] satisfies Fact[];

/** Rows of a stored map. */
const map = (rows: Rows<string>) => (value: unknown) => factsIn(storedMap(value) ?? {}, rows);

const soonerFact = (value: unknown): Fact[] => {
  const wish = soonerWishFrom(value);
  return wish ? [['Would come sooner', wishLabel(wish)]] : [];
};

const offerFact = (value: unknown): Fact[] => {
  const offered = openingFrom(soonerOfferFrom(value)?.slot ?? '');
  return offered ? [['Sooner time offered', offered.startsAt]] : [];
};

const requestRows: Rows<keyof StoredLead> = {
  type: inWords('Kind', kinds),
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  injury: 'Injury',
  preferredTime: 'Preferred time',
  wasInAccident: 'In an accident',
  message: 'Message',
  ownMessage: null,
  details: (value, { type }) => factsIn(storedMap(value) ?? {}, answerRows(type)),
  status: (value, { type }) => [['Status', statusWords(value, type)]],
  createdAt: 'Sent',
  promisedBy: 'Answer promised by',
  updatedAt: 'Last change',
  spam: 'Marked as spam',
  language: inWords('Language', languageNames),
  duplicateOf: null,
  personId: null,
  callBackAt: 'Call planned for',
  firstCallAt: 'First call',
  reachedAt: 'First reached',
  changeId: null,
  heardFrom: inWords('Heard about the clinic from', referralSourceLabels),
  hold: map({ why: 'Legal hold', at: 'Legal hold since', by: null }),
  wanted: map({ startsAt: 'Wanted time', why: null }),
  sooner: soonerFact,
  offer: offerFact,
  enteredBy: map({ name: 'Entered by' }),
  notify: map({ clinic: 'Email to the clinic', patient: 'Email to you', dueAt: null }),
  source: map({
    page: 'Sent from page',
    landing: 'First page',
    referrerHost: 'Came from',
    utm: (value) => [['Campaign', Object.values(storedMap(value) ?? {})]],
  }),
  consent: map({ version: 'Consent text', at: 'Consent given' }),
  searchKeys: null,
};

const visitRows: Rows<Exclude<keyof Visit, 'id'> | 'createdAt' | 'changeId'> = {
  leadId: null,
  personId: null,
  patientName: 'Name',
  patientPhone: 'Phone',
  patientEmail: 'Email',
  providerId: null,
  providerName: 'Provider',
  type: (id, { typeName }) => [['Kind', typeName ?? originalNames[String(id)] ?? id]],
  typeName: null,
  startsAt: 'Start',
  endsAt: 'End',
  buffer: null,
  status: inWords('Status', visitStatusLabels),
  heldUntil: 'Held until',
  note: 'Note',
  sequence: null,
  createdAt: 'Booked',
  updatedAt: 'Last change',
  updatedBy: map({ name: 'Last change by' }),
  changeId: null,
  mail: map({ state: 'Last email', triedAt: 'Last email at' }),
  answer: map({ kind: inWords('Your answer', answers), words: 'Your words', at: 'Answered' }),
  sooner: soonerFact,
  offer: offerFact,
};

const importedRows: Rows<keyof Imported | 'createdAt'> = {
  importId: null,
  name: 'Name',
  keys: 'Phones and emails',
  lang: inWords('Language', { en: 'English', es: 'Spanish' }),
  createdAt: 'Brought from the old system',
};

const askRows: Rows<keyof ReviewAsk> = {
  askedAt: 'Asked',
  isOptedOut: 'Not to be asked',
  takenBack: map({ at: 'May be asked again since', by: map({ name: 'Noted by' }) }),
};

type HistoryKind =
  | Deed['kind']
  | Extract<Change['kind'], 'booking' | 'visit_change' | 'visit_resend'>;

const contactRows = { name: 'Name before', email: 'Email before', phone: 'Phone before' };
const moment = map({ startsAt: 'Start', status: inWords('Status', visitStatusLabels) });

const historyRows: Record<HistoryKind, Rows<string>> = {
  note: { text: 'Note' },
  call: { outcome: inWords('Call', callOutcomeLabels) },
  status: {
    from: (value) => [['Status before', statusWords(value)]],
    to: (value) => [['Status', statusWords(value)]],
  },
  call_back: { until: 'Call planned for' },
  heard_from: { to: inWords('Heard about the clinic from', referralSourceLabels) },
  correction: { from: map(contactRows) },
  sooner: { wants: (value) => [['Would come sooner', value]] },
  offer: { startsAt: 'Sooner time offered' },
  hold: { why: (value) => [['Legal hold', value ?? 'Lifted']] },
  resend: { kind: () => [['Email', 'Sent again']] },
  visit: { answer: inWords('Your answer', { ...answers, sooner: 'Took a sooner time' }) },
  booking: { to: moment },
  visit_change: { to: moment },
  visit_resend: { kind: () => [['Email to you', 'Sent again']] },
};

/** Each answer but those that the lead's own fields repeat. */
function answerRows(stored: unknown): Rows<string> {
  const rows = answersOf(typeOf(stored)).map(({ name, fileLabel, field }) => [
    name,
    fileLabel ?? field.label,
  ]);
  const above = { typeOfInjury: null, preferredTime: null, wasInAccident: null };
  return { ...Object.fromEntries(rows), ...above };
}

function typeOf(stored: unknown): LeadType {
  return leadTypes.find((known) => known === stored) ?? 'contact';
}

function statusWords(status: unknown, stored: unknown = 'contact'): string {
  if (status === 'spam') return 'Spam';
  return statusDetail({ type: typeOf(stored), status: String(status) });
}

export function requestFacts(fields: Stored): Fact[] {
  return factsIn(withTodaysFields(fields), requestRows);
}

export const visitFacts = map(visitRows);
/** Of a row of an import. */
export const importedFacts = map(importedRows);
export const askFacts = map(askRows);

/** An entry of the history of a request or a visit. Of an unknown kind: when, and by whom. */
export function entryFacts(entry: Stored): Fact[] {
  const rows = historyRows[entry.kind as HistoryKind] ?? {};
  return factsIn(entry, { at: 'When', ...rows, by: map({ name: 'By' }) });
}

/** In the order of the rows. */
function factsIn(record: Stored, rows: Rows<string>): Fact[] {
  const facts = Object.entries(rows).flatMap(([field, row]): Fact[] => {
    const value = record[field];
    if (row === null || value === undefined) return [];
    return typeof row === 'string' ? [[row, value]] : row(value, record);
  });
  return facts.filter(([, value]) => value !== null && value !== '' && !isEmptyList(value));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
