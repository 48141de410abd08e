import type { Plugin, ResolvedConfig } from 'vite';
import { readPublicChanges } from '../build/public-changes.ts';
import { launchVerdict } from '../launch/launch-gate.ts';
import { type BuildRecord, buildRecordFile } from '../launch/live-record.ts';
import { reasonOf } from '../local/run-command.ts';
import { keyFile } from './index-now.ts';

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
        ...launchVerdict(),
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
    logger.warn(`${buildRecordFile} doesn't know the newest change: ${reasonOf(error)}`);
    return unknown;
  }
}
