import { currentSession } from '#data/account/auth.ts';
import { readProfile } from '#data/account/profile.ts';

declare global {
  interface Window {
    /** True only for a signed-in administrator; false for everybody else, and on any error. */
    checkAdminStatus?: () => Promise<boolean>;
    /** The record users/{uid} of whoever is signed in; null without one. */
    readOwnUser?: () => Promise<Record<string, unknown> | null>;
  }
}

window.checkAdminStatus = async () => {
  try {
    return (await currentSession())?.isAdmin ?? false;
  } catch {
    // Harmless: the caller is no administrator as far as anybody knows.
    return false;
  }
};

window.readOwnUser = async () => {
  const session = await currentSession();
  return session && readProfile(session.uid);
};
