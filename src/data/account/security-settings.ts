import type { Author } from '#domain/account/author.ts';
import { isFactorRequired } from '#domain/account/second-factor.ts';
import { readSetting } from '../firebase/settings.ts';
import { saveSetting } from '../trail/save-setting.ts';

/** Whether roles that see patients have to sign in with a second factor. */
export async function readFactorRequired(): Promise<boolean> {
  return isFactorRequired(await readSetting('security'));
}

/** The rules refuse to switch it on for a person who signed in without a second factor. */
export function saveFactorRequired(factorRequired: boolean, by: Author): Promise<void> {
  return saveSetting('security', { factorRequired }, by);
}
