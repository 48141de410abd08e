import { readPublicChanges } from '../build/public-changes.ts';
import { type BuildRecord, buildRecordFile } from './build-record.ts';

/** Milliseconds. */
const timeout = 10_000;

/**
 * Why this build can end at once; null when it has to run. Only a build that a hook asked for is ever skipped: a push
 * brings new code, and a build by hand new variables. What can't be read counts as changed.
 */
export async function whyAlreadyBuilt(env: NodeJS.ProcessEnv): Promise<string | null> {
  const { INCOMING_HOOK_TITLE, CONTEXT, URL: site, COMMIT_REF } = env;
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (!INCOMING_HOOK_TITLE || CONTEXT !== 'production' || !site || !projectId) return null;
  try {
    const [live, now] = await Promise.all([readRecord(site), readPublicChanges(projectId)]);
    const isSame =
      live.commit === COMMIT_REF &&
      live.newestChange === now.newestChange &&
      live.documents === now.documents;
    return isSame ? `Nothing public has changed since the build of ${live.time}.` : null;
  } catch (error) {
    console.log(`This build runs: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

async function readRecord(site: string): Promise<BuildRecord> {
  const response = await fetch(new URL(buildRecordFile, site), {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${buildRecordFile} answers ${response.status}`);
  return (await response.json()) as BuildRecord;
}
