import type { Session } from '#data/account/auth.ts';

/** Signed in when a test begins. */
export const dana: Session = {
  uid: 'dana',
  email: 'dana@clinic.example',
  displayName: 'Dana Reyes',
  role: 'admin',
  isAdmin: true,
  hasFactor: false,
  needsFactor: false,
};

/** An administrator without a name. */
export const frontDesk: Session = {
  ...{ ...dana, uid: 'front-desk', email: 'front.desk@clinic.example', displayName: null },
};

/** Has an account, but is no administrator. */
export const sam: Session = {
  ...{ ...dana, uid: 'sam', email: 'sam@clinic.example', displayName: null },
  ...{ role: null, isAdmin: false },
};
