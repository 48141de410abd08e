import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The address of a server in another process. */
function addressOf(listen: string): string {
  const program = `const server = require('node:net').createServer();
    server.listen(${listen}, () => { console.log(server.address().address); server.close(); });`;
  const args = ['--import=./scripts/local/loopback-only.mjs', '--eval', program];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

it.each(['0', '{ port: 0 }'])('listen(%s) uses the loopback address', (listen) => {
  expect(addressOf(listen)).toBe('127.0.0.1');
});

it('keeps a given host', () => {
  expect(addressOf("0, '127.0.0.2'")).toBe('127.0.0.2');
});
