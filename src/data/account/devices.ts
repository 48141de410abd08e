import { byLastUse, type Device, deviceFrom, type PushAddress } from '#domain/device.ts';
import { collectionAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from '../firebase/firestore.ts';

const devices = (uid: string) => collectionAt('users', uid, 'devices');
const deviceAt = (uid: string, id: string) => doc(devices(uid), id);

/** The devices on which this person has switched on notices; the one used last comes first. */
export async function listDevices(uid: string): Promise<Device[]> {
  const { docs } = await getDocs(devices(uid));
  return docs
    .flatMap((stored) => deviceFrom(stored.id, withDates(stored.data())) ?? [])
    .sort(byLastUse);
}

export async function saveDevice(
  uid: string,
  id: string,
  device: PushAddress & Pick<Device, 'label'>,
): Promise<void> {
  const now = serverTimestamp();
  await setDoc(deviceAt(uid, id), { ...device, createdAt: now, lastUsedAt: now });
}

/** Notes that the device is in use. False when it has been removed, here or on another device. */
export async function touchDevice(uid: string, id: string): Promise<boolean> {
  const stored = await getDoc(deviceAt(uid, id));
  if (!stored.exists()) return false;
  await updateDoc(stored.ref, { lastUsedAt: serverTimestamp() });
  return true;
}

export async function removeDevice(uid: string, id: string): Promise<void> {
  await deleteDoc(deviceAt(uid, id));
}
