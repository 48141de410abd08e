import type { Session } from '#data/account/auth.ts';
import type { Author } from '#domain/leads/lead-activity.ts';

/** The signed-in person, as a lead's history names them. */
export function authorOf({ uid, displayName, email }: Session): Author {
  return { uid, name: (displayName ?? email).slice(0, 120) };
}
