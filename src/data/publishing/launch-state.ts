import { askForRecord } from './website-build.ts';

export type LaunchState = {
  /** How many things somebody has to change in the build that visitors get, or to check soon. */
  count: number;
  reasons: string[];
};

/** null if it isn't known: before the first build, and in development. */
export async function readLaunchState(): Promise<LaunchState | null> {
  try {
    const record: { launchProblems?: unknown; launchReasons?: unknown } = await (
      await askForRecord()
    ).json();
    const { launchProblems: problems, launchReasons } = record;
    // A record of an earlier version has no reasons.
    const reasons = Array.isArray(launchReasons) ? launchReasons.map(String) : [];
    return typeof problems === 'number' ? { count: problems || reasons.length, reasons } : null;
  } catch {
    // Harmless: the screens say that no build has been checked, which is so without build.json.
    return null;
  }
}
