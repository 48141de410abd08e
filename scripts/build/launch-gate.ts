import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { checkLaunch } from '../launch/check-launch.ts';

/** Fails the build of a website that is not ready for patients, before anything is built. */
export function launchGate(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'launch-gate',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildApp: {
      order: 'pre',
      async handler() {
        config.logger.info(await checkLaunch(loadEnv(config.mode, config.root, '')));
      },
    },
  };
}
