import { readFileSync } from 'node:fs';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Each browser of `browserslist` in package.json with its oldest supported version, such as safari: '16.4'. */
export const browserFloor: Record<string, string> = Object.fromEntries(
  browserslist.map((query) => {
    const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (!browser || !version)
      throw new Error(`browserslist: “${query}” is no “browser >= version”`);
    return [browser, version];
  }),
);

/** The same for Vite's `build.target`, such as 'safari16.4'. */
export const buildTarget = Object.entries(browserFloor).map(
  ([browser, version]) => browser.replace('ios_saf', 'ios') + version,
);
