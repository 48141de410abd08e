import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

/**
 * Puts the fakes of fakes.ts in the place of the modules of src/data, whichever way they are imported. (A mock
 * of vitest would not do: the second of two imports at once gets the real module.)
 */
export function fakeClinic(): Plugin {
  const fakes = readFileSync('tests/fake-clinic/fakes.ts', 'utf8');
  return {
    name: 'fake-clinic',
    enforce: 'pre',
    transform(code, id) {
      const path = /\/src(\/data\/.+\.ts)$/.exec(id)?.[1];
      const name = path?.replace('/data', '#data');
      if (!name || !fakes.includes(`'${name}'`)) return undefined;
      const exported = code.matchAll(/^export (?:async )?(?:function\*?|class|const) (\w+)/gm);
      const names = [...exported].map(([, each]) => each).join(', ');
      return { code: `export const { ${names} } = globalThis.fakeClinic['${name}'];`, map: null };
    },
  };
}
