import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepEarlierAssets } from '../../scripts/build/earlier-assets.ts';
import { portOf } from '../../scripts/local/ports.ts';

let server: Server;
let outDir: string;
/** Files of the live site, by path. */
let live: Record<string, string>;
let port: number;
const site = () => `http://127.0.0.1:${port}`;

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(async () => {
  live = {};
  server = createServer(({ url = '' }, response) => {
    const text = live[url.slice(1)];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  port = await portOf(server.listen(0, '127.0.0.1'));
  outDir = mkdtempSync(join(tmpdir(), 'earlier-assets-'));
});
afterEach(() => {
  server.close();
  rmSync(outDir, { recursive: true });
});

/** Builds these files on the given day, with `from` as the live site. Returns the log line. */
async function build(files: Record<string, string>, now: Date, from?: string): Promise<string> {
  rmSync(outDir, { recursive: true });
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(outDir, 'assets', name), text);
  }
  return keepEarlierAssets(outDir, from, now);
}

/** Makes the build the live site. */
function deploy() {
  const read = (name: string) => [name, readFileSync(join(outDir, name), 'utf8')];
  const assets = readdirSync(join(outDir, 'assets')).map((name) => `assets/${name}`);
  live = Object.fromEntries([...assets, 'asset-manifest.json'].map(read));
}

const built = () => readdirSync(join(outDir, 'assets')).sort();

/** Changes one entry of the live manifest. */
function tamper(name: string, change: Record<string, unknown>, newName = name) {
  const manifest = JSON.parse(live['asset-manifest.json'] ?? '');
  live['asset-manifest.json'] = JSON.stringify({ [newName]: { ...manifest[name], ...change } });
}

describe('the files of earlier builds', () => {
  it('are kept for a week after the build that replaced them, over several builds', async () => {
    await build({ 'page-1.js': 'one', 'same.js': 'same' }, day(1), site());
    deploy();
    // The build of a month ago was live until now, so open tabs still use it.
    expect(await build({ 'page-2.js': 'two', 'same.js': 'same' }, day(30), site())).toBe(
      `kept 1 of 1 assets of earlier builds, from ${site()}`,
    );
    expect(built()).toEqual(['page-1.js', 'page-2.js', 'same.js']);
    expect(readFileSync(join(outDir, 'assets/page-1.js'), 'utf8')).toBe('one');
    deploy();
    await build({ 'page-3.js': 'three', 'same.js': 'same' }, day(36), site());
    expect(built()).toEqual(['page-1.js', 'page-2.js', 'page-3.js', 'same.js']);
    deploy();
    await build({ 'page-4.js': 'four', 'same.js': 'same' }, day(38), site());
    expect(built()).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.js']);
    // A file that comes back is in use again.
    deploy();
    await build({ 'page-2.js': 'two' }, day(39), site());
    deploy();
    await build({ 'page-5.js': 'five' }, day(45), site());
    expect(built()).toContain('page-2.js');
  });

  it('are not kept when they are missing or differ from the manifest', async () => {
    await build({ 'page-1.js': 'one', 'page-0.js': 'zero' }, day(1), site());
    deploy();
    live['assets/page-1.js'] = 'something else';
    delete live['assets/page-0.js'];
    expect(await build({ 'page-2.js': 'two' }, day(2), site())).toMatch(/^kept 0 of 2 /);
    expect(built()).toEqual(['page-2.js']);
    expect(readFileSync(join(outDir, 'asset-manifest.json'), 'utf8')).not.toContain('page-1');
  });

  it.each(['../index.html', 'assets/../index.html', 'assets/a/b.js', 'index.html', 'assets/..'])(
    'cannot be called %s',
    async (name) => {
      await build({ 'page-1.js': 'one' }, day(1), site());
      deploy();
      tamper('assets/page-1.js', {}, name);
      expect(await build({ 'page-2.js': 'two' }, day(2), site())).toMatch(/^kept 0 of 0 /);
    },
  );

  it('have at most 64 MB', async () => {
    await build({ 'page-1.js': 'one' }, day(1), site());
    deploy();
    tamper('assets/page-1.js', { size: 65 * 1024 * 1024 });
    expect(await build({ 'page-2.js': 'two' }, day(2), site())).toMatch(/^kept 0 of 0 /);
  });
});

describe('a build succeeds, with a manifest of its own files,', () => {
  const own = { 'assets/page-1.js': { size: 3, sha256: sha256('one') } };
  const manifest = () => JSON.parse(readFileSync(join(outDir, 'asset-manifest.json'), 'utf8'));

  it('without a live site', async () => {
    expect(await build({ 'page-1.js': 'one' }, day(1))).toBe(
      'no assets of earlier builds: this is not a build on Netlify',
    );
    expect(manifest()).toEqual(own);
  });

  it('when the live site has no valid manifest', async () => {
    expect(await build({ 'page-1.js': 'one' }, day(1), site())).toBe(
      `no assets of earlier builds, from ${site()}: asset-manifest.json answers 404`,
    );
    live['asset-manifest.json'] = '<!doctype html>';
    expect(await build({ 'page-1.js': 'one' }, day(1), site())).toMatch(/^no assets .*JSON/);
    live['asset-manifest.json'] = 'null';
    expect(await build({ 'page-1.js': 'one' }, day(1), site())).toMatch(/: no manifest$/);
    expect(manifest()).toEqual(own);
  });

  it('when the live site cannot be reached', async () => {
    const from = site();
    await new Promise((resolve) => server.close(resolve));
    expect(await build({ 'page-1.js': 'one' }, day(1), from)).toMatch(/^no assets .*fetch failed/);
    expect(manifest()).toEqual(own);
  });
});
