import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A chunk of the build: the modules in it (paths from the project's root) and the chunks it loads with it. */
export type Chunk = {
  file: string;
  isEntry: boolean;
  /** The module that it is loaded for. Where a group has that module, only its exports are in this chunk. */
  opens: string | null;
  imports: string[];
  modules: string[];
};

export const chunkGraphFile = 'node_modules/.cache/chunk-graph.json';

/** Records which module is in which chunk, for the bundle test; the published folder does not contain it. */
export function chunkGraph(): Plugin {
  let root: string;
  return {
    name: 'chunk-graph',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      const chunks: Chunk[] = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? {
              file: output.fileName,
              isEntry: output.isEntry,
              opens: output.facadeModuleId && relative(root, output.facadeModuleId),
              imports: output.imports,
              modules: output.moduleIds.map((id) => relative(root, id)),
            }
          : [],
      );
      mkdirSync(dirname(chunkGraphFile), { recursive: true });
      writeFileSync(chunkGraphFile, JSON.stringify(chunks, null, 2));
    },
  };
}
