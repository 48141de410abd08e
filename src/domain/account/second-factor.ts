/** The second step of a sign-in: a code, beside the password. */
import { may, type Role } from './access.ts';

export type Factor = {
  id: string;
  /** As its person named it; may be ''. */
  name: string;
  /** Codes come from an authenticator app or by text message. */
  kind: 'app' | 'phone';
  since: Date;
};

/** Whether settings/security asks for a second factor. Anything but false counts: the rules do the same. */
export const isFactorRequired = ({ factorRequired = false }: Record<string, unknown>): boolean =>
  factorRequired !== false;

/** The roles that see patients may have to sign in with a second factor. firestore.rules name the other one. */
export const seesPatients = (role: Role | null): boolean => may(role, 'read', 'leads');
