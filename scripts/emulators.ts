import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { javaFolder, javaVersion } from './local/java.ts';
import { projectId } from './local/local-env.ts';

/** What this version of firebase-tools asks for. */
const LEAST_JAVA = 21;
const tools = 'firebase-tools@15.34.2';

// npm run emulators
const folder = javaFolder(LEAST_JAVA);
if (folder === undefined) {
  const found = javaVersion();
  console.error(
    `Google’s emulators need Java ${LEAST_JAVA} or later, and this machine has ${found ? `Java ${found}` : 'none'}: install one, or use \`npm run dev\`, which needs no Java.`,
  );
  process.exit(1);
}
const env = folder ? { ...process.env, PATH: folder + delimiter + process.env.PATH } : process.env;
const emulators = spawn('npx', ['--yes', tools, 'emulators:start', '--project', projectId], {
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// Ctrl-C reaches the emulators by itself, and they end first.
process.on('SIGINT', () => {});
emulators.on('exit', (code) => process.exit(code ?? 1));
