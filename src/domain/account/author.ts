/** Who made a change, as the change keeps it. */
import { storedMap, storedText } from '../stored-value.ts';

/** The name of the author's profile is copied, so the history stays readable after the account is deleted. */
export type Author = { uid: string; name: string };

/** null without a name. */
export function storedAuthor(value: unknown): Author | null {
  const { uid, name } = storedMap(value) ?? {};
  return storedText(name) ? { uid: storedText(uid), name: storedText(name) } : null;
}
