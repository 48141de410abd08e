import { languageOf } from '#domain/people/person.ts';
import type { Language } from '#domain/text/language.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { readChain } from './read-chain.ts';

/** In which language to write to the patient of a visit. Throws FirestoreError. */
export async function languageOfPatient({ personId }: Pick<Visit, 'personId'>): Promise<Language> {
  const language = personId && languageOf(personId, await readChain(personId));
  return language || 'en';
}
