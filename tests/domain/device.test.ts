import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  deviceFrom,
  deviceLabel,
  isPushService,
  pushAddressFrom,
  pushHosts,
} from '#domain/device.ts';

describe('the name of a device', () => {
  it.each([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Chrome on iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    ],
    ['A browser', 'curl/8.14'],
  ])('%s', (label, userAgent) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dKx:APA91b_x-y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn=',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2f%3d',
    'https://web.push.apple.com/QGuQyavXutnMH_x-y',
  ])('is %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true);
  });

  it('is the same in the rules', () => {
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`'^https://(${pushHosts})/`);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com',
    'https://x.fcm.googleapis.com/fcm/send/1',
    'https://storage.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com@push.example/1',
    'https://user:word@web.push.apple.com/1',
    'https://notify.windows.com/w/',
    'https://evilnotify.windows.com/w/',
    'https://push.example/https://web.push.apple.com/1',
    'https://web.push.apple.com/1 2',
    'https://web.push.apple.com/1\nhttps://push.example/',
    'http://127.0.0.1:9000/push/1',
    '',
  ])('isn’t %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
  });
});

const createdAt = new Date('2026-11-10T16:00:00Z');

it('a stored device of any age is read', () => {
  expect(deviceFrom('d1', { createdAt })).toEqual({
    id: 'd1',
    label: 'A browser',
    createdAt,
    lastUsedAt: createdAt,
  });
  expect(deviceFrom('d1', { label: 'Chrome on Android' })).toBeNull();
});

it.each([
  ['no endpoint', { keys: { p256dh: 'p', auth: 'a' } }],
  ['no keys', { endpoint: 'https://push.example/1' }],
  ['half of the keys', { endpoint: 'https://push.example/1', keys: { auth: 'a' } }],
])('nothing is sent to a device with %s', (_, stored) => {
  expect(pushAddressFrom(stored)).toBeNull();
});
