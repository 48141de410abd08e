import type { Author } from '#domain/account/author.ts';
import { languageOf, type Person } from '#domain/people/person.ts';
import type { Language } from '#domain/text/language.ts';
import { getDoc } from '../firebase/firestore.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { saveRecord } from '../trail/save-record.ts';
import { logPerson } from './join-person.ts';
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
  const change = { language };
  await saveRecord<Person>(personAt(id), {
    read(stored) {
      const person = personIn(stored);
      if (!person || person.isErased) throw new WriteError('gone');
      return person;
    },
    base: { language: seen },
    change,
    write: (_, to, stored) => ({ ...change, ...logPerson(to, id, stored.data(), change, by) }),
  });
}
