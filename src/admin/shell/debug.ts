import { currentSession } from '#data/account/auth.ts';
import { readProfile } from '#data/account/profile.ts';

declare global {
  interface Window {
    /** True only for a signed-in administrator; false otherwise and on any error. */
    checkAdminStatus?: () => Promise<boolean>;
    /** The signed-in person's record users/{uid}; null without one. */
    readOwnUser?: () => Promise<Record<string, unknown> | null>;
  }
}

window.checkAdminStatus = async () => {
  try {
    return (await currentSession())?.isAdmin ?? false;
  } catch {
    // Harmless: an unknown role counts as no administrator.
    return false;
  }
};

window.readOwnUser = async () => {
  const session = await currentSession();
  return session && readProfile(session.uid);
};
