import { removeDevice, saveDevice, touchDevice } from '#data/account/devices.ts';
import { deviceLabel } from '#domain/device.ts';
import { sha256 } from '#domain/text/sha256.ts';
import { trustedScript } from '../parts/trusted-script.ts';

/** Public key of the form function (VAPID), whichever base64 it was pasted in; without it the clinic has no push. */
const serverKey = (): string => inUrl(import.meta.env.VITE_VAPID_PUBLIC_KEY?.trim() ?? '');

const inUrl = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Whether this browser can ring while no page of the back office is open. iPhones can once it is installed. */
export function canPush(): boolean {
  return Boolean(serverKey()) && 'serviceWorker' in navigator && 'PushManager' in window;
}

const workerScript = trustedScript('service-worker', '/admin/sw.js');

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/admin/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The same address has the same id, and the id does not tell the address. */
async function deviceId(endpoint: string): Promise<string> {
  return (await sha256(endpoint)).slice(0, 32);
}

/** Id of this device in the list; null while it has no subscription. */
export async function thisDevice(): Promise<string | null> {
  if (!canPush()) return null;
  const subscription = await subscriptionHere();
  return subscription && deviceId(subscription.endpoint);
}

/** Whether the clinic has another key since this browser subscribed: the push service refuses what it sends. */
export async function hasOldKey(): Promise<boolean> {
  const key = (await subscriptionHere())?.options?.applicationServerKey;
  return Boolean(key) && base64Url(new Uint8Array(key as ArrayBuffer)) !== serverKey();
}

const base64Url = (bytes: Uint8Array): string => inUrl(btoa(String.fromCharCode(...bytes)));

/** Subscribes this browser, and stores its address. */
export async function startPush(uid: string): Promise<void> {
  // A browser refuses a second key beside the first.
  if (await hasOldKey()) await stopPush(uid);
  await navigator.serviceWorker.register(workerScript, { scope: '/admin/' });
  // Only an active worker takes a subscription.
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey() });
  const subscription = await subscribe().catch(async (error: unknown) => {
    // Some browsers don't tell the key of a subscription.
    if ((error as Error).name !== 'InvalidStateError') throw error;
    await stopPush(uid);
    return subscribe();
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (!endpoint) throw new Error('The subscription has no address');
  const label = deviceLabel(navigator.userAgent);
  await saveDevice(uid, await deviceId(endpoint), { endpoint, keys: { p256dh, auth }, label });
}

/** Removes the device first: without it the server sends nothing, even if unsubscribing fails. */
export async function stopPush(uid: string): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await removeDevice(uid, await deviceId(subscription.endpoint));
  await subscription.unsubscribe();
}

/** Notes that this device is in use, and renews a lost subscription. False when it was removed from the list. */
export async function keepPush(uid: string): Promise<boolean> {
  const subscription = await subscriptionHere();
  if (subscription && !(await touchDevice(uid, await deviceId(subscription.endpoint)))) {
    await subscription.unsubscribe();
    return false;
  }
  if (!subscription || (await hasOldKey())) await startPush(uid);
  return true;
}
