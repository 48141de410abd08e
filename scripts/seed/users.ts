import { isGivenRole, type Role } from '#domain/account/access.ts';
import type { SeedDocument } from './document.ts';
import type { Account } from './emulator.ts';

type DemoUser = Omit<Account, 'password'> & {
  /** Without a role no profile is stored. */
  role?: Role | 'staff';
};

/** Of all accounts; they exist on this machine only. */
export const demoPassword = 'clinic-demo-1';

export const demoUsers: DemoUser[] = [
  { uid: 'dana', email: 'dana@clinic.example', displayName: 'Dana Reyes', role: 'admin' },
  { uid: 'front-desk', email: 'front.desk@clinic.example', role: 'admin' },
  { uid: 'owner', email: 'owner@clinic.example', role: 'owner' },
  { uid: 'reception', email: 'reception@clinic.example', role: 'front_desk' },
  { uid: 'editor', email: 'editor@clinic.example', role: 'editor' },
  { uid: 'sam', email: 'sam@clinic.example', displayName: 'Sam', role: 'staff' },
  { uid: 'nobody', email: 'nobody@clinic.example' },
];

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
