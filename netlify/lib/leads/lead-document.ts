import { isDeepStrictEqual } from 'node:util';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { listOf } from '#domain/leads/lead-view.ts';
import { leadAnswers, newLead, type Submitted } from '#domain/leads/new-lead.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import { type ErasedRecord, erasureId } from '#domain/trail/erasure.ts';
import { changedDocument, newDocument } from '../firestore/document-writes.ts';
import {
  documentName,
  increased,
  type StoredDocument,
  type Update,
} from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';

export type SubmittedLead = Submitted & { id: string };

/** 'leads/{id}' as a full document name. */
export function leadDocument(id: string): string {
  return documentName(`leads/${id}`);
}

/** What is left of an erased record: nothing may be stored under its id again, since nobody could erase that. */
export function erasureDocument(record: ErasedRecord): string {
  return documentName(`erasures/${erasureId(record)}`);
}

/** Changes nothing else: open screens of staff notice. */
export function touched(lead: string): Update {
  return changedDocument(lead, {}, { given: { exists: true } });
}

/** Whether a stored lead, of any age, holds exactly these answers. */
export function holdsAnswers({ name, fields }: StoredDocument, form: FilledForm): boolean {
  const stored: Record<string, unknown> = leadFrom(name, fromFields(fields));
  return Object.entries(leadAnswers(form)).every(([field, value]) =>
    isDeepStrictEqual(stored[field], value),
  );
}

/** Creates the lead, and counts it; the commit conflicts when it already exists. */
export function leadWrites({ id, ...submitted }: SubmittedLead, clinic: Clinic): [Update, Update] {
  const lead = newLead(submitted, clinic);
  const stamped = ['createdAt', 'updatedAt', ...(submitted.consentVersion ? ['consent.at'] : [])];
  return [
    newDocument(leadDocument(id), lead, stamped),
    {
      update: { name: documentName('summaries/leads'), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [increased(`${lead.type}.${listOf(lead)}`, 1)],
    },
  ];
}
