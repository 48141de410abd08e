import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { checkLaunch } from '../launch/check-launch.ts';

/**
 * Fails the build of a website that is not ready for patients, before anything is built. `problems` is known after
 * that: how many reasons a build has that doesn't fail, or null.
 */
export function launchGate() {
  let config: ResolvedConfig;
  let problems: number | null = null;
  const plugin: Plugin = {
    name: 'launch-gate',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildApp: {
      order: 'pre',
      async handler() {
        const verdict = await checkLaunch(loadEnv(config.mode, config.root, ''));
        config.logger.info(verdict.text);
        problems = verdict.problems;
      },
    },
  };
  return { plugin, problems: () => problems };
}
