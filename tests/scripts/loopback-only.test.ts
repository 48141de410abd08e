import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The address that a server of another process listens on. */
function addressOf(listen: string): string {
  const program = `const server = require('node:net').createServer();
    server.listen(${listen}, () => { console.log(server.address().address); server.close(); });`;
  const args = ['--import=./scripts/local/loopback-only.mjs', '--eval', program];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

it.each(['0', '{ port: 0 }'])('listen(%s) is for this machine alone', (listen) => {
  expect(addressOf(listen)).toBe('127.0.0.1');
});

it('leaves a host that is named', () => {
  expect(addressOf("0, '127.0.0.2'")).toBe('127.0.0.2');
});
