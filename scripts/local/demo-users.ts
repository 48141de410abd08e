import type { Role } from '#domain/account/access.ts';

type DemoUser = {
  uid: string;
  email: string;
  displayName?: string;
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
