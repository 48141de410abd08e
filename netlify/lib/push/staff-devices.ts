import { type PushAddress, pushAddressFrom } from '#domain/device.ts';
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
 * The devices that are to ring: those of people who still are administrators. Throws FirestoreError.
 */
export async function staffDevices(): Promise<StaffDevice[]> {
  const query = {
    from: [{ collectionId: 'devices', allDescendants: true }],
    limit: mostDevices,
  };
  const stored = await runQuery(query, patience);
  if (stored.length === 0) return [];
  const { found } = await batchGet([...new Set(stored.map(({ name }) => ownerOf(name)))]);
  const isAdmin = (owner: string) => fromFields(found.get(owner)?.fields).role === 'admin';
  return stored
    .filter(({ name }) => isAdmin(ownerOf(name)))
    .flatMap(({ name, fields }) => {
      const address = pushAddressFrom(fromFields(fields));
      return address ? [{ name, address }] : [];
    });
}
