import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { checkLaunch } from './check-launch.ts';
import type { BuildRecord } from './live-record.ts';

/** A variable of the process, because Vite evaluates its configuration again for each part of a build. */
const variable = 'LAUNCH_VERDICT';

type Verdict = Pick<BuildRecord, 'launchProblems' | 'launchReasons' | 'isLaunched'>;

/** What the gate of this build has found. */
export function launchVerdict(): Verdict {
  const found = process.env[variable];
  return found ? JSON.parse(found) : { launchProblems: null, launchReasons: [], isLaunched: false };
}

/** Fails the build of a website that is not ready for patients, before anything is built, unless it was live already. */
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
        const { text, problems, reasons, isLaunched } = await checkLaunch(
          loadEnv(config.mode, config.root, ''),
        );
        config.logger.info(text);
        const verdict: Verdict = { launchProblems: problems, launchReasons: reasons, isLaunched };
        process.env[variable] = JSON.stringify(verdict);
      },
    },
  };
}
