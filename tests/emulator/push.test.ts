/** A new request rings the devices of the staff. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { pushSender } from '../../netlify/lib/push/push-sender.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { startPushStandIn } from '../../scripts/local/push-stand-in.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, attorney, pip, post } from '../netlify/post-form.ts';
import { emulator, storedIn } from './stored.ts';

const id = '7b3c1f8e-2f4a-4c8e-9d55-0f6a2b1c3d4e';
let service: Awaited<ReturnType<typeof startPushStandIn>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  for (const [name, value] of Object.entries(localEnv)) vi.stubEnv(name, value);
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
  service = await startPushStandIn();
  await emulator.store([
    { path: 'users/dana', data: { role: 'admin', name: 'Dana Reyes' } },
    { path: 'users/sam', data: { role: 'staff' } },
    device('dana', 'phone'),
  ]);
});
afterEach(async () => {
  await service.stop();
});

function device(uid: string, name: string, changes: object = {}) {
  const at = new Date('2026-11-10T16:00:00Z');
  const data = {
    ...service.subscription(name),
    label: 'Chrome on Android',
    createdAt: at,
    lastUsedAt: at,
    ...changes,
  };
  return { path: `users/${uid}/devices/${name}`, data };
}

const devicesOf = async (uid: string) =>
  (await storedIn(`users/${uid}/devices`)).map((each) => each.id).sort();
const rung = () => service.pushed.map(({ path }) => path).sort();

it.each([
  ['appointment', appointment, `/admin/dashboard/appointments/${id}`],
  ['pip', pip, `/admin/dashboard/pip-leads/${id}`],
  ['attorney', attorney, `/admin/dashboard/pip-leads/attorney-requests/${id}`],
])(
  'a request of the form %s says where it is, and nothing of the person',
  async (_, form, path) => {
    await post({ ...form, submissionId: id });
    expect(service.pushed.map(({ message }) => message)).toEqual([{ path }]);
    expect(service.pushed[0]?.headers).toMatchObject({ urgency: 'high', topic: 'new-request' });
    expect(service.pushed[0]?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  },
);

it('rings every device of administrators, and of nobody else', async () => {
  await emulator.store([
    device('dana', 'desk'),
    device('sam', 'of-staff'),
    device('left-the-clinic', 'of-nobody'),
  ]);
  await post({ ...appointment, submissionId: id });
  expect(rung()).toEqual(['/push/desk', '/push/phone']);
});

it.each([
  ['is suspended', { suspended: true }],
  ['was signed out everywhere since', { validAfter: new Date('2026-11-10T16:00:01Z') }],
  ['may no longer read requests', { role: 'editor' }],
])('is silent for a person who %s', async (_, profile) => {
  await emulator.store([
    { path: 'users/alex', data: { role: 'front_desk', ...profile } },
    device('alex', 'silent'),
  ]);
  await post({ ...appointment, submissionId: id });
  expect(rung()).toEqual(['/push/phone']);
  expect(await devicesOf('alex')).toEqual(['silent']);
});

it('rings the ten devices that each person used last, and removes the others', async () => {
  const at = (minute: number) => ({ lastUsedAt: new Date(Date.UTC(2026, 10, 10, 16, minute)) });
  const many = Array.from({ length: 100 }, (_, n) => device('alex', `a${n}`, at(n)));
  await emulator.store([
    { path: 'users/alex', data: { role: 'front_desk', name: 'Alex Kim' } },
    ...many,
  ]);
  await post({ ...appointment, submissionId: id });
  const newest = Array.from({ length: 10 }, (_, n) => `a${90 + n}`);
  expect(rung()).toEqual([...newest.map((name) => `/push/${name}`), '/push/phone']);
  expect(await devicesOf('alex')).toEqual(newest);
  expect(await devicesOf('dana')).toEqual(['phone']);
});

it.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:9199/push/1',
  'http://127.0.0.1:80@push.example/1',
  'https://push.example/push/1',
  'https://fcm.googleapis.com@push.example/push/1',
  'https://fcm.googleapis.com.push.example/push/1',
  'https://user:word@fcm.googleapis.com/fcm/send/1',
  'https://notify.windows.com.example/w/?token=1',
])('posts nothing to %s, which is no push service', async (endpoint) => {
  await emulator.store([device('dana', 'other', { endpoint })]);
  const fetched = vi.spyOn(globalThis, 'fetch');
  await post({ ...appointment, submissionId: id });
  expect(rung()).toEqual(['/push/phone']);
  const addresses = fetched.mock.calls.map(([address]) => String(address));
  expect(addresses.filter((address) => address.startsWith(endpoint))).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(
    'form-submission: a device has an address of no push service',
  );
  fetched.mockRestore();
});

it('posts to no service on its own machine outside of a demo', async () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  const send = pushSender('https://clinic.example');
  expect(await send?.(service.subscription('phone'), {})).toBe('failed');
  expect(rung()).toEqual([]);
});

it('rings once for a request that is sent twice, and not for spam', async () => {
  const request = { ...appointment, submissionId: id };
  await post(request);
  await post(request);
  await post({ ...pip, [trapName]: 'https://spam.example' }, '2001:db8::7');
  expect(rung()).toEqual(['/push/phone']);
});

it.each([404, 410])('a device whose browser has gone (%i) leaves the list', async (answer) => {
  service.answer = answer;
  await post({ ...appointment, submissionId: id });
  expect(await devicesOf('dana')).toEqual([]);
});

it.each([429, 500])(
  'a push service that fails (%i) keeps the device and the lead',
  async (answer) => {
    service.answer = answer;
    expect((await post({ ...appointment, submissionId: id })).status).toBe(200);
    expect(await devicesOf('dana')).toEqual(['phone']);
    expect(await storedIn('leads')).toHaveLength(1);
    expect(console.error).toHaveBeenCalledWith(
      `form-submission: a push service answered ${answer}`,
    );
  },
);

it('a push service that is out of reach logs no address, and the others ring', async () => {
  const endpoint = 'http://127.0.0.1:1/push/secret';
  await emulator.store([device('dana', 'broken', { endpoint })]);
  expect((await post({ ...appointment, submissionId: id })).status).toBe(200);
  expect(rung()).toEqual(['/push/phone']);
  expect(vi.mocked(console.error).mock.calls.flat().join('\n')).not.toContain('secret');
});

it('a device that cannot be read is left out', async () => {
  await emulator.store([device('dana', 'broken', { keys: { p256dh: 'short', auth: 'short' } })]);
  await post({ ...appointment, submissionId: id });
  expect(rung()).toEqual(['/push/phone']);
});

it('without a key nothing rings, and the lead is stored', async () => {
  vi.stubEnv('VAPID_PRIVATE_KEY', '');
  expect((await post({ ...appointment, submissionId: id })).status).toBe(200);
  expect(service.pushed).toEqual([]);
});
