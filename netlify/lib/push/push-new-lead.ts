import { leadPath } from '#domain/leads/lead-paths.ts';
import { logFailure } from '../describe-error.ts';
import { commit } from '../firestore/firestore-rest.ts';
import { pushSender } from './push-sender.ts';
import { staffDevices } from './staff-devices.ts';

/** Firestore takes 500 writes at once. The next request removes the rest. */
const mostDeletes = 500;

/**
 * Rings the devices of the staff, after the answer to the visitor. The message says that there is a request, and
 * nothing of the person. Never throws: the lead is stored.
 */
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
