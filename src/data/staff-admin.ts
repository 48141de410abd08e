import type { Author } from '#domain/account/author.ts';
import type { StaffFields } from '#domain/clinic/staff-fields.ts';
import { staffMemberFrom, storedMember } from '#domain/clinic/staff-member.ts';
import { nameInUrl } from '#domain/pictures/stored-file.ts';
import { storedText } from '#domain/stored-value.ts';
import { collectionAt, docAt } from './firebase/database.ts';
import { deleteField, doc, getDocs, query, type Transaction, where } from './firebase/firestore.ts';
import { WriteError } from './firebase/write-errors.ts';
import { deleteFiles } from './pictures/files.ts';
import { logContent } from './trail/log-change.ts';
import { deleteRecord, saveRecord } from './trail/save-record.ts';

function staff() {
  return collectionAt('staff');
}

function slugRef(slug: string) {
  return docAt('staffSlugs', slug);
}

/**
 * Adds the member (base null), or changes it if the stored one still equals `base`, the fields as last read; else
 * throws 'changed'. The same write reserves the slug: throws 'taken' with the member whose page has it. A changed member
 * is no sample any more. Use the same id for each try, so that none is stored twice. The files of a replaced photo stay:
 * built pages still show it.
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
      const page = fields.slug ? await pageAt(fields.slug, id, transaction) : null;
      if (page?.holder && fields.slug !== before?.slug) throw new WriteError('taken', page.holder);
      if (page?.isFree) transaction.set(slugRef(fields.slug), { memberId: id });
      const change = { ...storedMember(fields), ...(before && { isSample: deleteField() }) };
      return { ...change, ...logContent(transaction, reference, stored.data(), change, by) };
    },
  });
}

/** Who else has this slug, and whether it is free to reserve. Older members have no reservation; a query finds them. */
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

/** Deletes the member with the files of the photo. */
export async function deleteStaffMember(id: string, by: Author): Promise<void> {
  const member = await deleteRecord(doc(staff(), id), by, (stored) =>
    storedText(stored.get('name')),
  );
  dropPhoto(storedText(member?.get('photoUrl')));
}

/** In the background; never rejects, since the member is gone. Only the staff folder: others may be another site's. */
function dropPhoto(url: string): void {
  const name = nameInUrl(url);
  // Harmless: a left-over file has no effect.
  if (name?.startsWith('staff/')) deleteFiles(name).catch(() => {});
}
