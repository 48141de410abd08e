import type { Author } from '#domain/account/author.ts';
import {
  type Imported,
  type ImportedContact,
  type Person,
  withCorrectedRow,
} from '#domain/people/person.ts';
import type { DocumentSnapshot } from '../firebase/firestore.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { saveRecord } from '../trail/save-record.ts';
import { logPerson } from './join-person.ts';
import { personAt, personIn } from './persons.ts';
import { recordsOfPerson } from './settle-person.ts';

type Brought = Person & { imported: Imported };

function broughtIn(stored: DocumentSnapshot): Brought {
  const person = personIn(stored);
  if (!person?.imported) throw new WriteError('gone');
  return { ...person, imported: person.imported };
}

/** Corrects what an import brought, in one write with what the person is found by. `seen`: on the screen. */
export async function correctImported(
  id: string,
  contact: ImportedContact,
  by: Author,
  seen: ImportedContact,
): Promise<void> {
  const records = await recordsOfPerson(id);
  await saveRecord<ImportedContact>(personAt(id), {
    read: (stored) => broughtIn(stored).imported,
    base: seen,
    change: contact,
    write(_, to, stored) {
      const fields = withCorrectedRow(broughtIn(stored), contact, records);
      return { ...fields, ...logPerson(to, id, stored.data(), fields, by) };
    },
  });
}
