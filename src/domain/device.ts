/** A browser on which somebody of the staff has switched on notices of new requests. */
import { storedDate, storedMap, storedText } from './stored-value.ts';

export type Device = {
  id: string;
  /** 'Chrome on Android' */
  label: string;
  createdAt: Date;
  lastUsedAt: Date;
};

/** Where a push service takes a message for a device, and the keys that encrypt it (RFC 8291). */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Devices of one person that ring, those used last. */
export const devicesPerPerson = 10;

/** Hosts of the push services of Chrome, Firefox, Edge and Safari. What RE2 understands: firestore.rules has the same. */
export const pushHosts =
  'fcm[.]googleapis[.]com|[a-z0-9.-]+[.]push[.]services[.]mozilla[.]com|[a-z0-9.-]+[.]notify[.]windows[.]com|web[.]push[.]apple[.]com';

const pushService = new RegExp(`^https://(${pushHosts})/[^\\s"<>]+$`);

export function isPushService(endpoint: string): boolean {
  return pushService.test(endpoint);
}

export function byLastUse(a: Device, b: Device): number {
  return b.lastUsedAt.getTime() - a.lastUsedAt.getTime();
}

/** null for a document without a time. */
export function deviceFrom(id: string, stored: Record<string, unknown>): Device | null {
  const createdAt = storedDate(stored.createdAt);
  if (!createdAt) return null;
  return {
    id,
    label: storedText(stored.label) || 'A browser',
    createdAt,
    lastUsedAt: storedDate(stored.lastUsedAt) ?? createdAt,
  };
}

/** null for a document that no push can be sent to. */
export function pushAddressFrom(stored: Record<string, unknown>): PushAddress | null {
  const endpoint = storedText(stored.endpoint);
  const { p256dh, auth } = storedMap(stored.keys) ?? {};
  const keys = { p256dh: storedText(p256dh), auth: storedText(auth) };
  return endpoint && keys.p256dh && keys.auth ? { endpoint, keys } : null;
}

const browsers = [
  ['Edge', /\bEdg\w*\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A name by which its owner knows the device: 'Chrome on Android'. */
export function deviceLabel(userAgent: string): string {
  const named = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = named(systems);
  return `${named(browsers) ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}
