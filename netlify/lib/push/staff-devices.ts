import { may } from '#domain/account/access.ts';
import { activeRole } from '#domain/account/staff-account.ts';
import { type PushAddress, pushAddressFrom } from '#domain/device.ts';
import { storedDate } from '#domain/stored-value.ts';
import { batchGet, runQuery } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';

type StaffDevice = { name: string; address: PushAddress };

/** Devices of all people together, at most. */
const mostDevices = 100;

/** Milliseconds. */
const patience = 2000;

/** users/{uid} of users/{uid}/devices/{id} */
const ownerOf = (device: string) => device.split('/').slice(0, -2).join('/');

/**
 * The devices that are to ring: those of people who may read requests. A device that was not used since its person
 * was signed out everywhere is silent. Throws FirestoreError.
 */
export async function staffDevices(): Promise<StaffDevice[]> {
  const query = {
    from: [{ collectionId: 'devices', allDescendants: true }],
    limit: mostDevices,
  };
  const stored = await runQuery(query, patience);
  if (stored.length === 0) return [];
  const { found } = await batchGet([...new Set(stored.map(({ name }) => ownerOf(name)))]);
  return stored.flatMap(({ name, fields }) => {
    const device = fromFields(fields);
    const profile = fromFields(found.get(ownerOf(name))?.fields);
    const role = activeRole(profile, storedDate(device.lastUsedAt)?.getTime() ?? 0);
    const address = pushAddressFrom(device);
    return address && may(role, 'read', 'leads') ? [{ name, address }] : [];
  });
}
