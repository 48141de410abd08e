import type { StaffFields } from '#domain/clinic/staff-fields.ts';
import { staffMemberFrom, storedMember } from '#domain/clinic/staff-member.ts';
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
  query,
  serverTimestamp,
  type Transaction,
  where,
} from './firebase/firestore.ts';
import { transact } from './firebase/transact.ts';
import { ChangedMeanwhile, Gone, Taken } from './firebase/write-errors.ts';
import { deleteFiles } from './pictures/files.ts';
import { deleteLogged, logContent } from './trail/log-change.ts';

function staff() {
  return collection(database(), 'staff');
}

function slugRef(slug: string) {
  return doc(database(), 'staffSlugs', slug);
}

/**
 * Adds the member (base null), or changes it if the stored one still equals `base`, the fields as last read; else
 * throws ChangedMeanwhile. The same write reserves the slug: throws Taken with the member whose page has it. A changed
 * member is no sample any more. Use the same id for each try, so that none is stored twice. The files of a replaced
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
    const page = fields.slug ? await pageAt(fields.slug, id, transaction) : null;
    if (page?.holder && fields.slug !== stored.get('slug')) throw new Taken(page.holder);
    const now = serverTimestamp();
    const member = storedMember(fields);
    if (!stored.exists()) {
      if (base) throw new Gone(`no member ${id}`);
      const logged = logContent(transaction, reference, undefined, member, by);
      transaction.set(reference, { ...member, ...logged, createdAt: now, updatedAt: now });
    } else {
      const theirs = staffMemberFrom(id, stored.data());
      // An earlier try was stored and its answer got lost.
      if (hasFields(theirs, fields)) return;
      if (base && !hasFields(theirs, base)) throw new ChangedMeanwhile(theirs);
      const change = { ...member, isSample: deleteField() };
      const logged = logContent(transaction, reference, stored.data(), change, by);
      transaction.update(reference, { ...change, ...logged, updatedAt: now });
    }
    if (page?.isFree) transaction.set(slugRef(fields.slug), { memberId: id });
  });
}

/**
 * Another member whose page is at this slug, and whether the slug is free to reserve. Members of older versions have no
 * reservation; a query finds them.
 */
async function pageAt(slug: string, id: string, transaction: Transaction) {
  const [found, reservation] = await Promise.all([
    getDocs(query(staff(), where('slug', '==', slug))),
    transaction.get(slugRef(slug)),
  ]);
  const reserver = storedText(reservation.get('memberId'));
  const ids = new Set([...found.docs.map((each) => each.id), reserver]);
  const others = await Promise.all(
    [...ids]
      .filter((each) => each && each !== id)
      .map((each) => transaction.get(doc(staff(), each))),
  );
  const holder = others
    .map((stored) => staffMemberFrom(stored.id, stored.data() ?? {}))
    .find((member) => member.slug === slug);
  return { holder, isFree: !holder && reserver !== id };
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
