import { expect, it, vi } from 'vitest';
import { allowAuthenticatorApps } from '../../scripts/authenticator-apps.ts';
import { localEnv } from '../../scripts/local/local-env.ts';

/** In place of Google's configuration of a project, which no emulator has. */
const settings = vi.hoisted(() => ({
  updateProjectConfig: vi.fn(),
  getProjectConfig: vi.fn(),
}));
vi.mock('firebase-admin/auth', () => ({
  getAuth: () => ({ projectConfigManager: () => settings }),
}));

it('switches on authenticator apps, and leaves text messages as they are', async () => {
  const providerConfigs = [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }];
  settings.getProjectConfig.mockResolvedValue({ multiFactorConfig: { providerConfigs } });
  expect(await allowAuthenticatorApps(localEnv)).toBe('demo-clinic');
  expect(settings.updateProjectConfig.mock.calls).toEqual([
    [{ multiFactorConfig: { providerConfigs } }],
  ]);
});

it('fails where the project has not taken them', async () => {
  settings.getProjectConfig.mockResolvedValue({});
  await expect(allowAuthenticatorApps(localEnv)).rejects.toThrow('is Identity Platform on?');
});
