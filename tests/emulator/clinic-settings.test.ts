import { beforeEach, expect, it, vi } from 'vitest';
import { emulator } from './stored.ts';

let facts: typeof import('#data/clinic-settings.ts');

beforeEach(async () => {
  await emulator.wipe();
  await emulator.store([{ path: 'settings/clinic', data: { name: 'Wasatch Spine' } }]);
  // Each test starts without an earlier read.
  vi.resetModules();
  facts = await import('#data/clinic-settings.ts');
});

async function failToRead() {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(facts.readClinic()).rejects.toThrow();
  vi.unstubAllGlobals();
}

it('the facts of the clinic stay as last read when a later read fails', async () => {
  await facts.readClinic();
  await failToRead();
  expect(await facts.latestClinic()).toMatchObject({ name: 'Wasatch Spine' });
});

it('the facts of the clinic are read again when the first read failed', async () => {
  await failToRead();
  expect(await facts.latestClinic()).toMatchObject({ name: 'Wasatch Spine' });
});
