import type { PublicChanges } from '../build/public-changes.ts';

/** build.json: what is in the build. Everybody can read it. */
export type BuildRecord = {
  commit: string | null;
  /** When the build began to read the database: changes from before are in it. */
  time: string;
  /** Reasons of the launch check, which a demo or a launched website can have; null if unknown. The log names them. */
  launchProblems: number | null;
  /** What somebody has to mend or to check soon, for the back office. */
  launchReasons: string[];
  /** Whether the website of a real clinic has passed the launch check once. */
  isLaunched: boolean;
} & (PublicChanges | { newestChange: null; documents: null });

export const buildRecordFile = 'build.json';

/** Milliseconds. */
const timeout = 10_000;

/** Of the live website, by its origin. */
export async function readLiveRecord(site: string): Promise<BuildRecord> {
  const response = await fetch(new URL(buildRecordFile, site), {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${buildRecordFile} answers ${response.status}`);
  return (await response.json()) as BuildRecord;
}

/** The live website, if this build is one that staff asked for; else undefined: a push, or another context. */
export const siteOfRebuild = (env: Readonly<Record<string, string | undefined>>) =>
  env.INCOMING_HOOK_TITLE && env.CONTEXT === 'production' ? env.URL : undefined;
