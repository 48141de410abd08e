import type { Author } from '#domain/account/author.ts';
import { languageOf } from '#domain/people/person.ts';
import type { Language } from '#domain/text/language.ts';
import { getDoc } from '../firebase/firestore.ts';
import { changePerson } from './join-person.ts';
import { personAt, personIn, withChains } from './persons.ts';

/** In which language to write to a person; null where it isn't known. */
export async function readLanguage(id: string): Promise<Language | null> {
  const person = personIn(await getDoc(personAt(id)));
  return person && languageOf(id, await withChains([person]));
}

/** Corrects the language in which the clinic writes to a person. `seen` is the one on the screen. */
export async function setLanguage(
  id: string,
  language: Language,
  by: Author,
  seen: Language | null,
): Promise<void> {
  await changePerson(id, { language }, by, { language: seen });
}
