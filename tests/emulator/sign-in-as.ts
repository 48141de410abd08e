import { expect } from 'vitest';
import { idToken, signIn, signOut } from '#data/account/auth.ts';
import { emulator } from './stored.ts';

/** Who signs what Dana does. */
export const dana = { uid: 'dana', name: 'Dana Reyes' };

/** Signs Dana in, and returns her ID token. Another role than admin is given after the sign-in, which refuses it. */
export async function signInAs(role: string): Promise<string | null> {
  const account = { email: 'dana@clinic.example', password: 'clinic-demo-1' };
  await signOut();
  await emulator.createAccount({ uid: dana.uid, displayName: dana.name, ...account });
  await emulator.store([{ path: 'users/dana', data: { role: 'admin', name: 'Dana Reyes' } }]);
  expect(await signIn(account.email, account.password)).toEqual({ ok: true });
  const token = await idToken();
  if (role !== 'admin') await emulator.store([{ path: 'users/dana', data: { role } }]);
  return token;
}
