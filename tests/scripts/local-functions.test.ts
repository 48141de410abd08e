import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localFunctions } from '../../scripts/local/local-functions.ts';

let root: string;
let vite: ViteDevServer;
let origin: string;

const write = (name: string, code: string) =>
  writeFileSync(join(root, 'netlify/functions', `${name}.ts`), code);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'functions-'));
  await mkdir(join(root, 'netlify/functions'), { recursive: true });
  writeFileSync(join(root, '.env'), 'CLINIC_TEST_SETTING=from .env\n');
  write(
    'echo',
    `export default async (request: Request, context: { ip: string }) => {
       const answer = Response.json({
         method: request.method,
         url: new URL(request.url).pathname,
         type: request.headers.get('content-type'),
         body: await request.text(),
         ip: context.ip,
         setting: process.env.CLINIC_TEST_SETTING,
       }, { status: 201, headers: { 'x-answer': 'yes' } });
       answer.headers.append('set-cookie', 'a=1');
       answer.headers.append('set-cookie', 'b=2');
       return answer;
     };`,
  );
  write(
    'post-only',
    `export default async () => new Response('ok');
     export const config = { method: 'POST' };`,
  );
  write(
    'later',
    `export default async (_: Request, context: { waitUntil: (promise: Promise<unknown>) => void }) => {
       context.waitUntil(Promise.reject(new Error('mail server is down')));
       return new Response('stored');
     };`,
  );
  write('broken', 'export default async () => new Response(;');
  write('throwing', `export default async () => { throw new Error('no database'); };`);

  // The plugin does nothing under Vitest, and this server needs it.
  vi.stubEnv('VITEST', '');
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [localFunctions()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await vite.listen();
  const address = vite.httpServer?.address() as AddressInfo | undefined;
  origin = `http://127.0.0.1:${address?.port}/.netlify/functions`;
});

afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

it('passes the request to the function and its answer back', async () => {
  const answer = await fetch(`${origin}/echo?x=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Maria Olsen"}',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-answer')).toBe('yes');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/.netlify/functions/echo',
    type: 'application/json',
    body: '{"name":"Maria Olsen"}',
    ip: '127.0.0.1',
    setting: 'from .env',
  });
});

it('answers 404 for a function that does not exist, and 405 for a method it does not take', async () => {
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  expect((await fetch(`${origin}/..%2f..%2fpackage`)).status).toBe(404);
  const answer = await fetch(`${origin}/post-only`);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
  expect((await fetch(`${origin}/post-only`, { method: 'POST' })).status).toBe(200);
});

it('survives functions that do not parse, that throw, and that fail after the answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = await fetch(`${origin}/broken`);
  expect(broken.status).toBe(500);
  const throwing = await fetch(`${origin}/throwing`);
  expect([throwing.status, await throwing.text()]).toEqual([500, 'no database']);
  expect(await (await fetch(`${origin}/later`)).text()).toBe('stored');
  await expect.poll(() => log.mock.calls.flat().join()).toMatch(/mail server/);
  log.mockRestore();
  expect((await fetch(`${origin}/echo`)).status).toBe(201);
});

it('refuses a body larger than Netlify takes', async () => {
  const body = new Uint8Array(6 * 1024 * 1024 + 1);
  expect((await fetch(`${origin}/echo`, { method: 'POST', body })).status).toBe(413);
});
