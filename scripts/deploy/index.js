import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Netlify's build calls this plugin (netlify.toml). Netlify's `ignore` command never stops a build of a hook.

/** The sitemap of the site before this deploy. */
let liveSitemap = null;

export async function onPreBuild({ utils }) {
  const { whyAlreadyBuilt } = await tsImport('./already-built.ts', import.meta.url);
  const reason = await whyAlreadyBuilt(process.env);
  if (reason) utils.build.cancelBuild(reason);
  const { readLiveSitemap } = await tsImport('./index-now.ts', import.meta.url);
  liveSitemap = await readLiveSitemap(process.env);
}

/** The new pages are live. */
export async function onSuccess({ constants }) {
  const { tellSearchEngines } = await tsImport('./index-now.ts', import.meta.url);
  const sitemap = await readFile(join(constants.PUBLISH_DIR, 'sitemap.xml'), 'utf8');
  console.log(await tellSearchEngines(process.env, liveSitemap, sitemap));
}
