import { askForRecord } from './website-build.ts';

/**
 * How many reasons the launch check found against the build that visitors get. null if that isn't known: before the
 * first build, and in development.
 */
export async function readLaunchProblems(): Promise<number | null> {
  try {
    const record: { launchProblems?: unknown } = await (await askForRecord()).json();
    return typeof record.launchProblems === 'number' ? record.launchProblems : null;
  } catch {
    // Harmless: the screens say that no build has been checked, which is so without build.json.
    return null;
  }
}
