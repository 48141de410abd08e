/** From a filled form to the lead that is stored: the only writer of a lead's answers. */

import type { Author } from '../account/author.ts';
import {
  composeAppointmentMessage,
  readAppointmentAnswers,
} from '../requests/appointment-request.ts';
import { readAttorneyAnswers } from '../requests/attorney-request.ts';
import type { FilledForm, FormType } from '../requests/filled-form.ts';
import { composePipMessage, readPipAnswers } from '../requests/pip-request.ts';
import { type PromisingClinic, promisedBy } from '../requests/promise.ts';
import type { Language } from '../text/language.ts';
import type { LeadAnswers, LeadSource, LeadType, StoredLead } from './lead.ts';
import { type SearchTexts, searchKeys } from './lead-search.ts';
import type { WantedTime } from './wanted-time.ts';

/** The type of lead that a form becomes. The specification names an appointment request 'contact'. */
export const leadTypeOf = {
  appointment: 'contact',
  pip: 'pip',
  attorney: 'attorney',
} as const satisfies Record<FormType, LeadType>;

/** What a visitor wrote, as it is stored. */
export function leadAnswers(form: FilledForm): LeadAnswers {
  const { name, email, phone, message } = form;
  const given = { name, email, phone, message };
  switch (form.type) {
    case 'appointment': {
      const details = readAppointmentAnswers(form);
      const { typeOfInjury: injury, preferredTime, wasInAccident } = details;
      const ownMessage = message === composeAppointmentMessage(details) ? '' : message;
      const type = leadTypeOf[form.type];
      return { type, ...given, injury, preferredTime, wasInAccident, ownMessage, details };
    }
    case 'pip': {
      const details = readPipAnswers(form);
      const ownMessage = message === composePipMessage(details) ? '' : message;
      const type = leadTypeOf[form.type];
      return { type, ...given, ...noInjury, ...details, ownMessage, details };
    }
    case 'attorney': {
      const details = readAttorneyAnswers(form);
      const type = leadTypeOf[form.type];
      // A law firm's client was hurt in a crash or elsewhere; the form does not ask.
      return { type, ...given, ...noInjury, wasInAccident: false, ownMessage: '', details };
    }
  }
}

const noInjury = { injury: '', preferredTime: '' };

export type Submitted = {
  form: FilledForm;
  spam: boolean;
  duplicateOf: string | null;
  language: Language;
  personId: string;
  source: LeadSource;
  /** Null when the visitor's page named none. */
  consentVersion: string | null;
  /** By the function's clock. */
  receivedAt: Date;
  /** The time that is held. */
  heldAt?: Date | undefined;
  wanted?: WantedTime | undefined;
  /** Who of the staff entered it: no mails are sent. */
  enteredBy?: Author;
};

/** A lead without the times that the database stamps: createdAt, updatedAt and consent.at. */
type NewLead = LeadAnswers &
  Omit<StoredLead, keyof LeadAnswers | 'createdAt' | 'updatedAt' | 'consent'> & {
    consent: { version: string } | null;
  };

export function newLead(submitted: Submitted, clinic: PromisingClinic): NewLead {
  const { form, spam, language, duplicateOf, personId, source } = submitted;
  const { consentVersion, receivedAt, heldAt, wanted, enteredBy } = submitted;
  const answers = leadAnswers(form);
  return {
    ...answers,
    status: 'new',
    spam,
    language,
    duplicateOf,
    personId,
    promisedBy: promisedBy(receivedAt, clinic, heldAt),
    // The mails are due from now until a run has sent them. Spam gets no mails.
    notify: enteredBy ? null : { clinic: null, patient: null, ...(!spam && { dueAt: receivedAt }) },
    ...(wanted && { wanted }),
    ...(enteredBy && { enteredBy }),
    firstCallAt: null,
    reachedAt: null,
    heardFrom: null,
    source,
    consent: consentVersion === null ? null : { version: consentVersion },
    searchKeys: leadSearchKeys(answers),
  };
}

export function leadSearchKeys(answers: LeadAnswers): string[] {
  return searchKeys(searchTexts(answers));
}

/** Staff find a firm by any of its words, like an injury, and its request by the client's phone. */
export function searchTexts(answers: LeadAnswers): SearchTexts {
  const { name, email, phone, injury } = answers;
  if (answers.type !== 'attorney') return { name, email, phone, injury };
  const { firm, clientPhone } = answers.details;
  return { name, email, phone, injury: firm, otherPhone: clientPhone };
}
