import type { LeadSource, LeadType } from '#domain/lead.ts';
import { searchKeys } from '#domain/lead-search.ts';
import { documentName, serverTime, type Write } from './firestore.ts';
import { type Storable, toFields } from './firestore-value.ts';
import type { FilledForm } from './submission.ts';

export type NewLead = {
  id: string;
  form: FilledForm;
  spam: boolean;
  duplicateOf: string | null;
  source: LeadSource;
  consentVersion: string | null;
};

/** 'leads/{id}' as a full document name. */
export function leadDocument(id: string): string {
  return documentName(`leads/${id}`);
}

/** The back office reads an appointment request as 'contact'. */
function leadType(form: FilledForm): LeadType {
  return form.type === 'appointment' ? 'contact' : form.type;
}

function storedFields({ form, spam, duplicateOf, source, consentVersion }: NewLead) {
  const injury = form.type === 'appointment' ? form.typeOfInjury : '';
  const { name, email, phone, message } = form;
  return {
    type: leadType(form),
    name,
    email,
    phone,
    injury,
    preferredTime: form.type === 'appointment' ? form.preferredTime : '',
    // A law firm's client was hurt in a crash or elsewhere; the form does not ask.
    wasInAccident: form.type === 'attorney' ? false : form.wasInAccident,
    message,
    status: 'new',
    spam,
    duplicateOf,
    notify: { clinic: null, patient: null },
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
