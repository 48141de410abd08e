import type { Author } from '#domain/account/author.ts';
import { type RetentionPeriods, retentionFrom } from '#domain/people/retention.ts';
import { readSetting } from '../firebase/settings.ts';
import { saveSetting } from '../trail/save-setting.ts';

/** How long requests are kept; without a document until somebody erases them. */
export async function readRetention(): Promise<RetentionPeriods> {
  return retentionFrom(await readSetting('retention'));
}

/** `seen` are the periods on the screen: throws 'changed' when a colleague has set others since. */
export function saveRetention(
  periods: RetentionPeriods,
  by: Author,
  seen: RetentionPeriods,
): Promise<void> {
  return saveSetting('retention', periods, by, { seen, read: retentionFrom });
}
