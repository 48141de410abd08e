import { isDeepStrictEqual } from 'node:util';
import type { LeadSource, LeadType } from '#domain/leads/lead.ts';
import { searchKeys } from '#domain/leads/lead-search.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import {
  documentName,
  type StoredDocument,
  serverTime,
  type Write,
} from '../firestore/firestore-rest.ts';
import { type Storable, toFields } from '../firestore/firestore-value.ts';
import type { FilledForm } from '../forms/submission.ts';

export type NewLead = {
  id: string;
  form: FilledForm;
  spam: boolean;
  duplicateOf: string | null;
  source: LeadSource;
  consentVersion: string | null;
  /** By the function's clock. */
  receivedAt: Date;
};

/** 'leads/{id}' as a full document name. */
export function leadDocument(id: string): string {
  return documentName(`leads/${id}`);
}

/** The back office reads an appointment request as 'contact'. */
function leadType(form: FilledForm): LeadType {
  return form.type === 'appointment' ? 'contact' : form.type;
}

/** What the visitor wrote, as it is stored. */
function answersOf(form: FilledForm) {
  const { name, email, phone, message } = form;
  return {
    type: leadType(form),
    name,
    email,
    phone,
    injury: form.type === 'appointment' ? form.typeOfInjury : '',
    preferredTime: form.type === 'appointment' ? form.preferredTime : '',
    // A law firm's client was hurt in a crash or elsewhere; the form does not ask.
    wasInAccident: form.type === 'attorney' ? false : form.wasInAccident,
    message,
  } satisfies Record<string, Storable>;
}

/** Whether a stored lead holds exactly these answers. */
export function holdsAnswers({ fields = {} }: StoredDocument, form: FilledForm): boolean {
  return Object.entries(toFields(answersOf(form))).every(([field, value]) =>
    isDeepStrictEqual(fields[field], value),
  );
}

function storedFields({ form, spam, duplicateOf, source, consentVersion, receivedAt }: NewLead) {
  const answers = answersOf(form);
  const { name, email, phone, injury } = answers;
  return {
    ...answers,
    status: 'new',
    spam,
    duplicateOf,
    promisedBy: promisedBy(receivedAt),
    // The mails are due from now on, until a run has sent them. Spam is never mailed.
    notify: { clinic: null, patient: null, ...(!spam && { dueAt: receivedAt }) },
    source,
    consent: consentVersion === null ? null : { version: consentVersion },
    // A firm is found as an injury is, by any of its words.
    searchKeys: searchKeys({
      name,
      email,
      phone,
      injury: form.type === 'attorney' ? form.firm : injury,
    }),
  } satisfies Record<string, Storable>;
}

/** Creates the lead; the commit conflicts when it exists already. */
export function leadWrite(lead: NewLead): Write {
  const stamped = ['createdAt', 'updatedAt', ...(lead.consentVersion ? ['consent.at'] : [])];
  return {
    update: { name: leadDocument(lead.id), fields: toFields(storedFields(lead)) },
    updateTransforms: stamped.map(serverTime),
    currentDocument: { exists: false },
  };
}
