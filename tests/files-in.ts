import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files at any depth of these folders whose path matches; code without a pattern. */
export const filesIn = (folders: string | readonly string[], pattern = /\.tsx?$/): string[] =>
  [folders].flat().flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => pattern.test(file)),
  );
