import type { Author } from '#domain/account/author.ts';
import { currentSession } from './auth.ts';

/** Who signs a change of the website: the signed-in person. */
export async function currentAuthor(): Promise<Author> {
  const session = await currentSession();
  if (!session) throw new Error('Nobody is signed in');
  return { uid: session.uid, name: session.displayName ?? session.email };
}
