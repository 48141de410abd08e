import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { inParallel } from '../local/in-parallel.ts';
import { reasonOf } from '../local/run-command.ts';

/** A file of dist/assets. A build without it records since when it is unused. */
type Asset = { size: number; sha256: string; replaced?: string };

/** By address: 'assets/index-AbC.js'. */
type Manifest = Record<string, Asset>;

const manifestFile = 'asset-manifest.json';

/** Days that a build's files are kept after another build has replaced them. */
const daysKept = 7;
/** Milliseconds for everything: the deploy must not wait for a slow server. */
const timeout = 60_000;
const mostBytes = 64 * 1024 * 1024;
const downloadsAtOnce = 8;

/** Keeps last week's hashed files of the live site, for tabs from before a deploy. asset-manifest.json lists them. */
export function earlierAssets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'earlier-assets',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildApp: {
      // After the pages: their styles must come from this build only.
      order: 'post',
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        const site = process.env.NETLIFY === 'true' ? process.env.URL : undefined;
        config.logger.info(await keepEarlierAssets(outDir, site, new Date()));
      },
    },
  };
}

/** `site`: origin of the live site; undefined for builds that are not deployed. Returns a line for the log. */
export async function keepEarlierAssets(
  outDir: string,
  site: string | undefined,
  now: Date,
): Promise<string> {
  const own = await ownAssets(outDir);
  let kept: Manifest = {};
  let report = 'no assets of earlier builds: this is not a build on Netlify';
  if (site) {
    try {
      const signal = AbortSignal.timeout(timeout);
      const wanted = wantedOf(await readManifest(site, signal), own, now);
      kept = await download(site, wanted, outDir, signal);
      const [count, all] = [Object.keys(kept).length, Object.keys(wanted).length];
      report = `kept ${count} of ${all} assets of earlier builds, from ${site}`;
    } catch (error) {
      report = `no assets of earlier builds, from ${site}: ${reasonOf(error)}`;
    }
  }
  await writeFile(join(outDir, manifestFile), JSON.stringify({ ...kept, ...own }, null, 2));
  return report;
}

async function ownAssets(outDir: string): Promise<Manifest> {
  const names = await readdir(join(outDir, 'assets'));
  const assets = names.map(async (name) => {
    const content = await readFile(join(outDir, 'assets', name));
    return [`assets/${name}`, { size: content.length, sha256: sha256(content) }] as const;
  });
  return Object.fromEntries(await Promise.all(assets));
}

async function readManifest(site: string, signal: AbortSignal): Promise<Manifest> {
  const response = await fetch(new URL(manifestFile, site), { signal });
  if (!response.ok) throw new Error(`${manifestFile} answers ${response.status}`);
  const manifest: unknown = await response.json();
  if (typeof manifest !== 'object' || manifest === null) throw new Error('no manifest');
  return Object.fromEntries(Object.entries(manifest).filter(isEntry));
}

/** The live site's manifest is not trusted blindly: a name cannot lead out of the folder. */
function isEntry(entry: [string, unknown]): entry is [string, Asset] {
  const [name, asset] = entry as [string, Partial<Asset> | null];
  return (
    /^assets\/[\w-][\w.-]*$/.test(name) &&
    typeof asset?.size === 'number' &&
    typeof asset.sha256 === 'string'
  );
}

/** Files that this build lacks and tabs may still request, the last replaced first. */
function wantedOf(live: Manifest, own: Manifest, now: Date): Manifest {
  const oldest = now.getTime() - daysKept * 86_400_000;
  const wanted = Object.entries(live)
    .filter(([name]) => !(name in own))
    // A file that was in use until now begins its week.
    .map(
      ([name, asset]) =>
        [name, { ...asset, replaced: asset.replaced ?? now.toISOString() }] as const,
    )
    .filter(([, { replaced }]) => new Date(replaced).getTime() > oldest)
    .sort(([, a], [, b]) => b.replaced.localeCompare(a.replaced));
  let bytes = 0;
  const fits = ([, { size }]: (typeof wanted)[number]) => {
    if (bytes + size > mostBytes) return false;
    bytes += size;
    return true;
  };
  return Object.fromEntries(wanted.filter(fits));
}

/** The files that arrived complete; others are left out. */
async function download(
  site: string,
  wanted: Manifest,
  outDir: string,
  signal: AbortSignal,
): Promise<Manifest> {
  const kept: Manifest = {};
  await inParallel(downloadsAtOnce, Object.entries(wanted), async ([name, asset]) => {
    const content = await contentOf(new URL(name, site), asset, signal);
    if (!content) return;
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
    kept[name] = asset;
  });
  return kept;
}

/** null for a missing file, or one that differs from the manifest. */
async function contentOf(url: URL, { sha256: hash }: Asset, signal: AbortSignal) {
  try {
    const response = await fetch(url, { signal });
    const content = Buffer.from(await response.arrayBuffer());
    return response.ok && sha256(content) === hash ? content : null;
  } catch (error) {
    console.warn(`${url} was not kept: ${reasonOf(error)}`);
    return null;
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
