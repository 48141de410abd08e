import type { Clinic } from '#domain/clinic/clinic.ts';
import { areGood } from '#domain/messages/check-words.ts';
import type { MessageId } from '#domain/messages/message-kinds.ts';
import { templateFrom, wordsInUse } from '#domain/messages/message-template.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { batchGet, documentName, fieldsIn } from '../firestore/firestore-rest.ts';
import { clinicDocument, clinicIn } from '../read-clinic.ts';

/**
 * The words of a message: those that staff have stored, if they pass the checks, else the original ones. In the same
 * read, the facts of the clinic that fill them in. Throws FirestoreError.
 */
export async function readWords(id: MessageId): Promise<{ words: Words; clinic: Clinic }> {
  const name = documentName(`templates/${id}`);
  const { found } = await batchGet([name, clinicDocument()]);
  const clinic = clinicIn(found);
  const stored = fieldsIn(found, name);
  const template = stored ? templateFrom(id, stored) : null;
  if (template && !areGood(id, template, clinic)) {
    console.error(`form-submission: template ${id} fails its checks, original words are sent`);
  }
  return { words: wordsInUse(id, template, clinic), clinic };
}
