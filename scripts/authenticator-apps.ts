import { getAuth, type MultiFactorConfig } from 'firebase-admin/auth';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { isDemo } from './local/local-env.ts';
import { runCommand } from './local/run-command.ts';

/** As in Google's documentation, without the `state` that its types ask for: that is the switch of text messages. */
const totp = {
  providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
} as MultiFactorConfig;

/** Switches on authenticator apps, which the console can't. Refuses a project without Identity Platform. */
export async function allowAuthenticatorApps(env: Environment): Promise<string> {
  const { id, app } = firebaseProject(env);
  if (isDemo(id)) throw new Error(`${id} is a demo: its emulators take authenticator apps anyway.`);
  const settings = getAuth(app).projectConfigManager();
  await settings.updateProjectConfig({ multiFactorConfig: totp });
  const { multiFactorConfig } = await settings.getProjectConfig();
  const isOn = multiFactorConfig?.providerConfigs?.some(({ state }) => state === 'ENABLED');
  if (!isOn) throw new Error(`${id} still has no authenticator apps: is Identity Platform on?`);
  return id;
}

// npm run authenticator-apps
if (process.argv[1] === import.meta.filename) {
  await runCommand(async () => {
    const id = await allowAuthenticatorApps(process.env);
    console.log(`Staff of ${id} can set up an authenticator app now.`);
  });
}
