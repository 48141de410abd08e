import type { SeedDocument } from './document.ts';
import type { Account } from './emulator.ts';

type DemoUser = Omit<Account, 'password'> & {
  /** Without a role no profile is stored. */
  role?: 'admin' | 'staff';
};

/** Of all four accounts; they exist on this machine only. */
export const demoPassword = 'clinic-demo-1';

export const demoUsers: DemoUser[] = [
  { uid: 'dana', email: 'dana@clinic.example', displayName: 'Dana Reyes', role: 'admin' },
  { uid: 'front-desk', email: 'front.desk@clinic.example', role: 'admin' },
  { uid: 'sam', email: 'sam@clinic.example', displayName: 'Sam', role: 'staff' },
  { uid: 'nobody', email: 'nobody@clinic.example' },
];

export const accounts: Account[] = demoUsers.map(({ role: _role, ...user }) => ({
  ...user,
  password: demoPassword,
}));

export const profiles: SeedDocument[] = demoUsers.flatMap(({ uid, role }) =>
  role ? [{ path: `users/${uid}`, data: { role } }] : [],
);
