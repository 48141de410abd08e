import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { checkLaunch } from './check-launch.ts';

/** A variable of the process, because Vite evaluates its configuration again for each part of a build. */
const variable = 'LAUNCH_PROBLEMS';

/** What the gate of this build has found; null if that isn't known. */
export function foundProblems(): number | null {
  const found = process.env[variable];
  return found ? Number(found) : null;
}

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
        const { text, problems } = await checkLaunch(loadEnv(config.mode, config.root, ''));
        config.logger.info(text);
        process.env[variable] = problems === null ? '' : String(problems);
      },
    },
  };
}
