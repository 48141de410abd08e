import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { StaffFields } from '#domain/staff-form.ts';
import { database } from './database.ts';

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

/** Rejects when the member is gone. */
export async function updateStaffMember(id: string, fields: StaffFields): Promise<void> {
  await updateDoc(doc(staff(), id), { ...fields, updatedAt: serverTimestamp() });
}

export async function deleteStaffMember(id: string): Promise<void> {
  await deleteDoc(doc(staff(), id));
}
