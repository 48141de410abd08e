import type { Author } from '#domain/account/author.ts';
import { storedText } from '#domain/stored-value.ts';
import { readSetting } from '../firebase/settings.ts';
import { saveSetting } from '../trail/save-setting.ts';

/** The address that starts a build of the website; '' when none is set. */
export async function readBuildHook(): Promise<string> {
  return storedText((await readSetting('publishing')).buildHook);
}

export function saveBuildHook(buildHook: string, by: Author): Promise<void> {
  return saveSetting('publishing', { buildHook }, by);
}
