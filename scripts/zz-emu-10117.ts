import { spawn } from 'node:child_process';
import { startEmulators } from './local/emulators.ts';
import { localEnv } from './local/local-env.ts';
const main = async () => {
const e = await startEmulators((process.env.PROFILE ?? 'strict') as 'strict', 0);
const c = spawn('npx', ['vitest','run',...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, ...localEnv } });
c.on('exit', async (code) => { await e.stop(); process.exit(code ?? 1); });
};
void main();
