import { isDeepStrictEqual } from 'node:util';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { leadAnswers, newLead, type Submitted } from '#domain/leads/new-lead.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import {
  documentName,
  type StoredDocument,
  serverTime,
  type Update,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';

export type SubmittedLead = Submitted & { id: string };

/** 'leads/{id}' as a full document name. */
export function leadDocument(id: string): string {
  return documentName(`leads/${id}`);
}

/** Whether a stored lead, of any age, holds exactly these answers. */
export function holdsAnswers({ name, fields }: StoredDocument, form: FilledForm): boolean {
  const stored: Record<string, unknown> = leadFrom(name, fromFields(fields));
  return Object.entries(leadAnswers(form)).every(([field, value]) =>
    isDeepStrictEqual(stored[field], value),
  );
}

/** Creates the lead; the commit conflicts when it already exists. */
export function leadWrite({ id, ...submitted }: SubmittedLead, clinic: Clinic): Update {
  const stamped = ['createdAt', 'updatedAt', ...(submitted.consentVersion ? ['consent.at'] : [])];
  return {
    update: { name: leadDocument(id), fields: toFields(newLead(submitted, clinic)) },
    updateTransforms: stamped.map(serverTime),
    currentDocument: { exists: false },
  };
}
