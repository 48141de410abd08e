import { loadEnv } from 'vite';
import { checkLaunch } from './launch/check-launch.ts';
import { runCommand } from './local/run-command.ts';

// npm run launch-check
await runCommand(async () => {
  console.log((await checkLaunch(loadEnv('production', process.cwd(), ''))).text);
});
