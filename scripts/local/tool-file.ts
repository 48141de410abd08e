import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tools that are not named as their packages. */
const packages: Record<string, string> = { biome: '@biomejs/biome', tsc: 'typescript' };

/** The file of a command-line tool, for Node. node_modules/.bin has scripts of a shell, which Windows can't start. */
export function toolFile(name: string): string {
  const folder = join('node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
