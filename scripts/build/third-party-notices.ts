import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const noticesFile = 'third-party-notices.txt';

/** The packages of Firebase name the Apache License and come without its text. DOMPurify brings it. */
const apacheText = 'node_modules/dompurify/LICENSE';
/** The LGPL, version 3, adds to this license, and wants both texts. */
const gplText = 'scripts/build/licenses/gpl-3.0.txt';
const fontsText = 'src/ui/fonts/OFL.txt';

/**
 * Writes the licenses of all packages in the build. Vite's own `build.license` leaves out those of workers.
 */
export function thirdPartyNotices(): { main: Plugin; worker: Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: object) => {
    for (const { moduleIds = [] } of Object.values(bundle) as { moduleIds?: string[] }[]) {
      for (const id of moduleIds) {
        const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
    }
  };
  return {
    worker: {
      name: 'third-party-notices-of-workers',
      apply: 'build',
      generateBundle: (_options, bundle) => collect(bundle),
    },
    main: {
      name: 'third-party-notices',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      // Workers are built before, while the pages that start them are loaded.
      generateBundle(_options, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf([...folders]) });
      },
    },
  };
}

/** Packages with the same license text share it. */
function noticesOf(folders: string[]): string {
  const names = new Map([[textOf(fontsText), ['Fonts: National Park, Hanken Grotesk (OFL-1.1)']]]);
  for (const folder of folders.sort()) {
    const { name, version, license } = JSON.parse(textOf(join(folder, 'package.json')));
    const file = readdirSync(folder).find((each) => /^(licen[sc]e|copying)/i.test(each));
    if (!file && license !== 'Apache-2.0') throw new Error(`${name} comes without its license`);
    const own = textOf(file ? join(folder, file) : apacheText);
    const text = license === 'LGPL-3.0' ? `${own}\n\n${textOf(gplText)}` : own;
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...names].map(([text, each]) => `${each.join('\n')}\n\n${text}\n`).join(`\n${line}\n\n`);
}

const line = '-'.repeat(80);
const textOf = (file: string) => readFileSync(file, 'utf8').trim();
