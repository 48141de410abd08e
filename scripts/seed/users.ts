import { isGivenRole } from '#domain/account/access.ts';
import { demoPassword, demoUsers } from '../local/demo-users.ts';
import type { SeedDocument } from './document.ts';
import type { Account } from './emulator.ts';

export const accounts: Account[] = demoUsers.map(({ role: _role, ...user }) => ({
  ...user,
  password: demoPassword,
}));

export const profiles: SeedDocument[] = demoUsers.flatMap(({ uid, role, email }) => {
  if (!role) return [];
  // Profiles by script, as old ones, hold the role alone.
  const data: SeedDocument['data'] = isGivenRole(role) ? { role, email, name: '' } : { role };
  return [{ path: `users/${uid}`, data }];
});
