import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';

/** Classes of parts that only some pages have, with lists of alternatives in their rules. */
const someParts = ['prose', 'lightbox', 'storage-table', 'panel-act'];

/** The part of the built style sheets that this HTML of a public page uses, for a <style> element. */
export async function criticalCss(outDir: string, body: string): Promise<string> {
  const sheets = readdirSync(join(outDir, 'assets'))
    // The staff sheet repeats rules of the common sheet.
    .filter((file) => file.endsWith('.css') && !file.startsWith('staff-'))
    // The common sheet first, as in the browser: it sets the order of the layers.
    .sort((a, b) => Number(b.startsWith('index-')) - Number(a.startsWith('index-')));
  const links = sheets.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('');
  const absent = someParts.filter((name) => !body.includes(name));
  const beasties = new Beasties({
    path: outDir,
    publicPath: '/',
    fonts: false,
    // beasties misreads lists of alternatives, Tailwind's [&_.label]:sr-only and parts of date fields: all of these stay.
    // held-input.js and src/page.ts set these attributes later.
    allowRules: [
      new RegExp(`^(?!\\.(?:${absent.join('|') || ' '})\\b).*:(?:is|where)\\(`),
      /\\\[\\&/,
      /^::-webkit-date/,
      /\[data-(held|off|today)/,
      /:not\(\[hidden\]\)/,
    ],
    logLevel: 'warn',
  });
  const html = await beasties.process(`<html><head>${links}</head><body>${body}</body></html>`);
  const used = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return withoutUnusedProperties(used.join(''));
}

/** Themes and Tailwind set properties that no rule of the page reads. */
function withoutUnusedProperties(css: string): string {
  const shorter = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (set, name) =>
    new RegExp(`var\\(${name}[,)]`).test(css) ? set : '',
  );
  // One may have read another.
  return shorter === css ? css : withoutUnusedProperties(shorter);
}
