import type { StaffFields } from '#domain/clinic/staff-fields.ts';
import { type StaffMember, staffMemberFrom, storedMember } from '#domain/clinic/staff-member.ts';
import type { Author } from '#domain/leads/lead-activity.ts';
import { nameInUrl } from '#domain/pictures/stored-file.ts';
import { storedText } from '#domain/stored-value.ts';
import { database } from './firebase/database.ts';
import { deleteFiles } from './firebase/files.ts';
import { collection, deleteField, doc, getDocs, type Transaction } from './firebase/firestore.ts';
import { WriteError } from './firebase/write-errors.ts';
import { logContent } from './trail/log-change.ts';
import { deleteRecord, saveRecord } from './trail/save-record.ts';

function staff() {
  return collection(database(), 'staff');
}

/**
 * Adds the member (base null), or changes it if the stored one still equals `base`, the fields as last read; else
 * throws 'changed', or 'taken' with the member whose page has the address. A changed member is no sample any more. Use the same id for each try, so that none is stored twice. The files of a replaced
 * photo stay: built pages still show it.
 */
export async function saveStaffMember(
  id: string,
  fields: StaffFields,
  base: StaffFields | null,
  by: Author,
): Promise<void> {
  const reference = doc(staff(), id);
  await saveRecord(reference, {
    read: (stored) => staffMemberFrom(id, stored.data() ?? {}),
    base,
    change: fields,
    async write(before, transaction, stored) {
      const isMoved = fields.slug && fields.slug !== before?.slug;
      const holder = isMoved && (await holderOf(fields.slug, id, transaction));
      if (holder) throw new WriteError('taken', holder);
      const change = { ...storedMember(fields), ...(before && { isSample: deleteField() }) };
      return { ...change, ...logContent(transaction, reference, stored.data(), change, by) };
    },
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

/** Deletes the member with the files of the photo. */
export async function deleteStaffMember(id: string, by: Author): Promise<void> {
  const member = await deleteRecord(doc(staff(), id), by, (stored) =>
    storedText(stored.get('name')),
  );
  dropPhoto(storedText(member?.get('photoUrl')));
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
