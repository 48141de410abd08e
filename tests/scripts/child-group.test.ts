import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runTool, startGroup } from '../../scripts/local/child-group.ts';
import { portsInUse } from '../../scripts/local/ports.ts';
import { filesIn } from '../files-in.ts';

/** Runs `code` in a Node process and waits for its first output. */
async function startNode(code: string) {
  const group = startGroup('node', process.execPath, ['-e', code]);
  await expect.poll(() => group.tail()).not.toBe('');
  return group;
}

/** Starts a helper that listens on a port, and prints the port. */
const spawnHelper = `
  const { spawn } = require('node:child_process');
  const helper = spawn(process.execPath, ['-e', \`
    const server = require('node:net').createServer();
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  \`], { stdio: ['ignore', 'pipe', 'ignore'] });
  helper.stdout.once('data', (port) => { console.log(String(port)); done(); });
`;

it.each([
  ['that runs with it', 'const done = () => {};'],
  ['that outlived it', 'const done = () => process.exit();'],
])('stops the command and a helper %s', async (_, done) => {
  const group = await startNode(`${done} ${spawnHelper}`);
  const port = Number(group.tail());
  expect(await portsInUse([port])).toEqual([port]);
  await group.stop();
  expect(await portsInUse([port])).toEqual([]);
});

it('keeps the exit code and the last output of a failed command', async () => {
  const group = await startNode(`console.error('no disk'); process.exit(7)`);
  expect(await group.ended).toBe(7);
  expect(group.tail()).toBe('no disk');
});

it('reports a command that does not exist', async () => {
  const group = startGroup('nothing', '/no/such/command', []);
  expect(await group.ended).toBe(null);
  expect(group.tail()).toContain('ENOENT');
});

it('stops a tool that does not end', async () => {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  // In watch mode vitest waits for changes.
  expect(await runTool('vitest', ['watch', 'no-such-file'], print, { minutes: 1 / 60 })).toBe(
    false,
  );
  expect(output).toContain('vitest was stopped after');
});

it('starts tools by Node: Windows can’t start the shell scripts of node_modules/.bin, nor paths with spaces in a shell', () => {
  const files = filesIn('scripts').filter((file) => file !== 'scripts/emulators.ts');
  const shells = files.filter((file) =>
    /'\.bin'|\bshell: (true|windows|process)/.test(readFileSync(file, 'utf8')),
  );
  expect(shells).toEqual([]);
});
