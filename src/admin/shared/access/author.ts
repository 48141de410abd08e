import type { Session } from '#data/account/auth.ts';
import type { Author } from '#domain/account/author.ts';

/** The signed-in person, as the history of a lead and the activity log name them. */
export function authorOf({ uid, displayName, email }: Session): Author {
  return { uid, name: displayName ?? email };
}
