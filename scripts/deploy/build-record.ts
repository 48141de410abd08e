import type { Plugin, ResolvedConfig } from 'vite';
import { type PublicChanges, readPublicChanges } from '../build/public-changes.ts';
import { foundProblems } from '../launch/launch-gate.ts';
import { keyFile } from './index-now.ts';

/** build.json: what is in the build. */
export type BuildRecord = {
  commit: string | null;
  /** When the build began to read the database: changes from before are in it. */
  time: string;
  /** Reasons of the launch check, which can be more than 0 in a demo alone; null if unknown. The log names them. */
  launchProblems: number | null;
} & (PublicChanges | { newestChange: null; documents: null });

export const buildRecordFile = 'build.json';

/** Writes build.json and the key file of IndexNow. Before the pages, so that the record is never newer than they are. */
export function buildRecord(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-record',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const time = new Date().toISOString();
      const record: BuildRecord = {
        commit: process.env.COMMIT_REF ?? null,
        time,
        launchProblems: foundProblems(),
        ...(await changesIn(config)),
      };
      const files = { [buildRecordFile]: JSON.stringify(record), ...keyFile(process.env) };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Nulls if the changes cannot be read: the next build then runs. */
async function changesIn({ env, logger }: ResolvedConfig) {
  const unknown = { newestChange: null, documents: null };
  try {
    return await readPublicChanges(env.VITE_FIREBASE_PROJECT_ID);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    logger.warn(`${buildRecordFile} doesn't know the newest change: ${reason}`);
    return unknown;
  }
}
