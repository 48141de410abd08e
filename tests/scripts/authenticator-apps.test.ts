import { beforeEach, expect, it, vi } from 'vitest';
import { allowAuthenticatorApps } from '../../scripts/authenticator-apps.ts';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';

/** In place of Google's configuration of a project, which no emulator has. */
const settings = vi.hoisted(() => ({ updateProjectConfig: vi.fn(), getProjectConfig: vi.fn() }));
vi.mock('firebase-admin/auth', () => ({
  getAuth: () => ({ projectConfigManager: () => settings }),
}));
vi.mock('../../scripts/local/firebase-project.ts', () => ({ firebaseProject: vi.fn() }));

const project = (id: string) => ({ id }) as ReturnType<typeof firebaseProject>;

beforeEach(() => {
  vi.mocked(firebaseProject).mockReturnValue(project('harbor'));
});

it('switches on authenticator apps, and leaves text messages as they are', async () => {
  const providerConfigs = [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }];
  settings.getProjectConfig.mockResolvedValue({ multiFactorConfig: { providerConfigs } });
  expect(await allowAuthenticatorApps({})).toBe('harbor');
  expect(settings.updateProjectConfig.mock.calls).toEqual([
    [{ multiFactorConfig: { providerConfigs } }],
  ]);
});

it('fails where the project has not taken them', async () => {
  settings.getProjectConfig.mockResolvedValue({});
  await expect(allowAuthenticatorApps({})).rejects.toThrow('is Identity Platform on?');
});

it('says of a demo project that there is nothing to switch', async () => {
  vi.mocked(firebaseProject).mockReturnValue(project('demo-clinic'));
  await expect(allowAuthenticatorApps({})).rejects.toThrow('demo-clinic is a demo');
});
