import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { localFunctions } from '../../scripts/local/local-functions.ts';

const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

afterEach(() => {
  for (const name of names) delete process.env[name];
});

/** What functions and pages read of a .env that sets every variable, with the project in the environment. */
async function readBy(project: string) {
  for (const name of names) vi.stubEnv(name, undefined);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project);
  // The plugin does nothing under Vitest.
  vi.stubEnv('VITEST', '');
  const root = mkdtempSync(join(tmpdir(), 'env-file-'));
  writeFileSync(join(root, '.env'), names.map((name) => `${name}=real\n`).join(''));
  mkdirSync(join(root, 'netlify/functions'), { recursive: true });
  const list = `export default async () => Response.json(${JSON.stringify(names)}.filter((name) => process.env[name] === 'real'));`;
  writeFileSync(join(root, 'netlify/functions/list.ts'), list);
  const env = { command: 'serve', mode: 'development' } as const;
  const config = await loadConfigFromFile(env, 'vite.config.ts');
  const vite = await createServer({
    ...{ root, configFile: false, logLevel: 'silent' },
    envDir: config?.config.envDir,
    plugins: [localFunctions()],
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await vite.listen();
    const address = vite.httpServer?.address() as AddressInfo | undefined;
    const answer = await fetch(`http://127.0.0.1:${address?.port}/.netlify/functions/list`);
    const pages = Object.keys(vite.config.env).filter((name) => names.includes(name));
    return { functions: await answer.json(), pages };
  } finally {
    await vite.close();
    rmSync(root, { recursive: true });
  }
}

it('a local run takes nothing from .env, which belongs to the real project', async () => {
  expect(names).toContain('SMTP_URL');
  expect(await readBy('demo-clinic')).toEqual({
    functions: [],
    pages: ['VITE_FIREBASE_PROJECT_ID'],
  });
});

it('Vite alone, for the real project, reads .env', async () => {
  const { functions } = await readBy('');
  expect(functions).toContain('SMTP_URL');
});
