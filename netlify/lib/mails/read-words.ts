import type { Clinic } from '#domain/clinic/clinic.ts';
import { areGood } from '#domain/messages/check-words.ts';
import { templateFrom, wordsInUse } from '#domain/messages/message-template.ts';
import type { MessageKind, Words } from '#domain/messages/original-words.ts';
import { batchGet, documentName } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';

/**
 * The words of a message: those that staff have stored, if they pass the checks, else the original ones. Throws
 * FirestoreError.
 */
export async function readWords(kind: MessageKind, clinic: Clinic): Promise<Words> {
  const name = documentName(`templates/${kind}`);
  const stored = (await batchGet([name])).found.get(name);
  const template = stored ? templateFrom(kind, fromFields(stored.fields)) : null;
  if (template && !areGood(kind, template, clinic)) {
    console.error(`form-submission: template ${kind} fails its checks, original words are sent`);
  }
  return wordsInUse(kind, template, clinic);
}
