import { addDoc, collection, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { StaffFields } from '#domain/staff-form.ts';
import { database } from './database.ts';
import { dropReplaced } from './files.ts';
import { transact } from './transact.ts';

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

/** Rejects when the member is gone. The files of a photo that is replaced are deleted. */
export async function updateStaffMember(id: string, fields: StaffFields): Promise<void> {
  const before = await transact(async (transaction) => {
    const stored = await transaction.get(doc(staff(), id));
    transaction.update(stored.ref, { ...fields, updatedAt: serverTimestamp() });
    return stored.get('photoUrl');
  });
  dropReplaced('staff', before, fields.photoUrl);
}

/** With the files of the photo. */
export async function deleteStaffMember(id: string): Promise<void> {
  const before = await transact(async (transaction) => {
    const stored = await transaction.get(doc(staff(), id));
    transaction.delete(stored.ref);
    return stored.get('photoUrl');
  });
  dropReplaced('staff', before);
}
