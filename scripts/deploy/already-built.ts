import { readPublicChanges } from '../build/public-changes.ts';
import { readLiveRecord, siteOfRebuild } from '../launch/live-record.ts';
import { reasonOf } from '../local/run-command.ts';

/**
 * Why this build can end at once; null when it has to run. Only a build that a hook asked for is ever skipped: a push
 * brings new code, and a build by hand new variables. What can't be read counts as changed.
 */
export async function whyAlreadyBuilt(env: NodeJS.ProcessEnv): Promise<string | null> {
  const { VITE_FIREBASE_PROJECT_ID: projectId, COMMIT_REF } = env;
  const site = siteOfRebuild(env);
  if (!site || !projectId) return null;
  try {
    const [live, now] = await Promise.all([readLiveRecord(site), readPublicChanges(projectId)]);
    const isSame =
      live.commit === COMMIT_REF &&
      live.newestChange === now.newestChange &&
      live.documents === now.documents;
    return isSame ? `Nothing public has changed since the build of ${live.time}.` : null;
  } catch (error) {
    console.log(`This build runs: ${reasonOf(error)}`);
    return null;
  }
}
