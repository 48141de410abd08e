import { may, rolesFor } from '#domain/account/access.ts';
import { activeRole } from '#domain/account/staff-account.ts';
import { devicesPerPerson, type PushAddress, pushAddressFrom } from '#domain/device.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { storedDate } from '#domain/stored-value.ts';
import { logFailure } from '../describe-error.ts';
import { commit, fieldIs, runQuery, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { pushSender } from './push-sender.ts';

/** Firestore takes 500 writes at once. The next request removes the rest. */
const mostDeletes = 500;

/** Rings the staff's devices, after the answer. Says nothing of the person. Never throws: the lead is stored. */
export async function pushNewLead(
  lead: Parameters<typeof leadPath>[0],
  siteOrigin: string,
): Promise<void> {
  try {
    const send = pushSender(siteOrigin);
    if (!send) return;
    const { ringing, surplus } = await staffDevices();
    const results = await Promise.all(
      ringing.map(async ({ name, address }) => ({
        name,
        result: await send(address, { path: leadPath(lead) }),
      })),
    );
    const gone = results.filter(({ result }) => result === 'gone').map(({ name }) => name);
    const unused = [...gone, ...surplus].slice(0, mostDeletes);
    if (unused.length > 0) await commit(unused.map((name) => ({ delete: name })));
  } catch (error) {
    logFailure('devices not rung', error);
  }
}

type StaffDevices = {
  ringing: { name: string; address: PushAddress }[];
  /** Names of the devices beyond the number that one person may have. */
  surplus: string[];
};

const mostRead = 100;

/** Milliseconds. */
const patience = 2000;

/** The devices of people who may read requests, for each person those used last. Throws FirestoreError. */
async function staffDevices(): Promise<StaffDevices> {
  const where = fieldIs('role', 'IN', [...rolesFor('read', 'leads')]);
  const people = await runQuery({ from: [{ collectionId: 'users' }], where }, patience);
  const each = await Promise.all(people.map(devicesOf));
  return {
    ringing: each.flatMap(({ ringing }) => ringing),
    surplus: each.flatMap(({ surplus }) => surplus),
  };
}

/** A device that was not used since its person was signed out everywhere is silent. */
async function devicesOf(person: StoredDocument): Promise<StaffDevices> {
  const newest = {
    from: [{ collectionId: 'devices' }],
    orderBy: [{ field: { fieldPath: 'lastUsedAt' }, direction: 'DESCENDING' }],
    limit: mostRead,
  };
  const stored = await runQuery(newest, patience, person.name);
  const profile = fromFields(person.fields);
  const ringing = stored.slice(0, devicesPerPerson).flatMap(({ name, fields }) => {
    const device = fromFields(fields);
    const role = activeRole(profile, storedDate(device.lastUsedAt)?.getTime() ?? 0);
    const address = pushAddressFrom(device);
    return address && may(role, 'read', 'leads') ? [{ name, address }] : [];
  });
  return { ringing, surplus: stored.slice(devicesPerPerson).map(({ name }) => name) };
}
