import type { Author } from '#domain/account/author.ts';
import { storedText } from '#domain/stored-value.ts';
import { readSetting } from '../firebase/settings.ts';
import { saveSetting } from '../trail/save-setting.ts';

const hookFrom = ({ buildHook }: Record<string, unknown>) => storedText(buildHook);

/** The address that starts a build of the website; '' when none is set. */
export async function readBuildHook(): Promise<string> {
  return hookFrom(await readSetting('publishing'));
}

/** `seen` is the one on the screen: throws 'changed' when a colleague has stored another one since. */
export function saveBuildHook(buildHook: string, by: Author, seen: string): Promise<void> {
  return saveSetting('publishing', { buildHook }, by, {
    seen: { buildHook: seen },
    read: (stored) => ({ buildHook: hookFrom(stored) }),
  });
}
