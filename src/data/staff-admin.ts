import type { StaffFields } from '#domain/clinic/staff-fields.ts';
import { type StaffMember, staffMemberFrom, storedMember } from '#domain/clinic/staff-member.ts';
import { nameInUrl } from '#domain/pictures/stored-file.ts';
import { hasFields } from '#domain/same-fields.ts';
import { storedText } from '#domain/stored-value.ts';
import { currentAuthor } from './account/current-author.ts';
import { database } from './firebase/database.ts';
import {
  collection,
  deleteField,
  doc,
  getDocs,
  serverTimestamp,
  type Transaction,
} from './firebase/firestore.ts';
import { transact } from './firebase/transact.ts';
import { ChangedMeanwhile, Gone, Taken } from './firebase/write-errors.ts';
import { deleteFiles } from './pictures/files.ts';
import { deleteLogged, logContent } from './trail/log-change.ts';

function staff() {
  return collection(database(), 'staff');
}

/**
 * Adds the member (base null), or changes it if the stored one still equals `base`, the fields as last read; else
 * throws ChangedMeanwhile, or Taken with the member whose page has the address. A changed member is no sample any more. Use the same id for each try, so that none is stored twice. The files of a replaced
 * photo stay: built pages still show it.
 */
export async function saveStaffMember(
  id: string,
  fields: StaffFields,
  base: StaffFields | null,
): Promise<void> {
  const reference = doc(staff(), id);
  const by = await currentAuthor();
  await transact(async (transaction) => {
    const stored = await transaction.get(reference);
    if (fields.slug && fields.slug !== stored.get('slug')) {
      const holder = await holderOf(fields.slug, id, transaction);
      if (holder) throw new Taken(holder);
    }
    if (!stored.exists()) {
      if (base) throw new Gone(`no member ${id}`);
      const now = serverTimestamp();
      const added = storedMember(fields);
      const logged = logContent(transaction, reference, undefined, added, by);
      transaction.set(reference, { ...added, ...logged, createdAt: now, updatedAt: now });
      return;
    }
    const member = staffMemberFrom(id, stored.data());
    // An earlier try was stored and its answer got lost.
    if (hasFields(member, fields)) return;
    if (base && !hasFields(member, base)) throw new ChangedMeanwhile(member);
    const change = { ...storedMember(fields), isSample: deleteField() };
    transaction.update(reference, {
      ...change,
      ...logContent(transaction, reference, stored.data(), change, by),
      updatedAt: serverTimestamp(),
    });
  });
}

/**
 * Another member whose page is at this slug. The transaction reads each member, so that one who takes it at this moment
 * makes it start again. A query in it would not.
 */
async function holderOf(
  slug: string,
  id: string,
  transaction: Transaction,
): Promise<StaffMember | undefined> {
  const { docs } = await getDocs(staff());
  const others = docs.filter((each) => each.id !== id).map(({ ref }) => transaction.get(ref));
  return (await Promise.all(others))
    .map((stored) => staffMemberFrom(stored.id, stored.data() ?? {}))
    .find((member) => member.slug === slug);
}

export async function deleteStaffMember(id: string): Promise<void> {
  const by = await currentAuthor();
  const photo = await transact(async (transaction) => {
    const stored = await transaction.get(doc(staff(), id));
    if (!stored.exists()) return '';
    deleteLogged(transaction, stored, storedText(stored.get('name')), by);
    return storedText(stored.get('photoUrl'));
  });
  dropPhoto(photo);
}

/**
 * Deletes in the background and never rejects: the member is already deleted. Only files in the staff folder: the
 * address may belong to another site.
 */
function dropPhoto(url: string): void {
  const name = nameInUrl(url);
  // Harmless: a left-over file has no effect.
  if (name?.startsWith('staff/')) deleteFiles(name).catch(() => {});
}
