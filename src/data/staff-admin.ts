import type { StaffFields } from '#domain/staff-form.ts';
import { storedText } from '#domain/stored.ts';
import { nameInUrl } from '#domain/stored-file.ts';
import { database } from './database.ts';
import { deleteFiles } from './files.ts';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  updateDoc,
} from './firestore.ts';

function staff() {
  return collection(database(), 'staff');
}

export async function addStaffMember(fields: StaffFields): Promise<void> {
  await addDoc(staff(), {
    ...fields,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

/** Rejects when the member is gone. The files of a photo that is replaced stay: built pages show it still. */
export async function updateStaffMember(id: string, fields: StaffFields): Promise<void> {
  await updateDoc(doc(staff(), id), { ...fields, updatedAt: serverTimestamp() });
}

/** With the files of the photo. */
export async function deleteStaffMember(id: string): Promise<void> {
  const stored = await getDoc(doc(staff(), id));
  await deleteDoc(stored.ref);
  dropPhoto(storedText(stored.get('photoUrl')));
}

/**
 * Removes it in its own time. Never fails, as the member is gone already. Only what lies in the folder is
 * taken: an address may also be of somebody else's file.
 */
function dropPhoto(url: string): void {
  const name = nameInUrl(url);
  if (name?.startsWith('staff/')) deleteFiles(name).catch(() => {});
}
