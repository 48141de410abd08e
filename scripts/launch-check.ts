import { loadEnv } from 'vite';
import { checkLaunch } from './launch/check-launch.ts';

// npm run launch-check
try {
  console.log((await checkLaunch(loadEnv('production', process.cwd(), ''))).text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
