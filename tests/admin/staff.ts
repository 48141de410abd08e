// Loaded with the test: of several imports of a replaced module at once, some get it before it is complete.
import '#data/leads/lead-feed.ts';
import type { Session } from '#data/account/auth.ts';
import type { LeadCounts } from '#data/leads/leads.ts';

export const dana: Session = {
  uid: 'dana',
  email: 'dana@clinic.example',
  displayName: 'Dana Reyes',
  isAdmin: true,
};

/** An administrator without a name. */
export const frontDesk: Session = {
  uid: 'front-desk',
  email: 'front.desk@clinic.example',
  displayName: null,
  isAdmin: true,
};

/** Known to the provider, but no administrator. */
export const sam: Session = {
  uid: 'sam',
  email: 'sam@clinic.example',
  displayName: null,
  isAdmin: false,
};

/** Counts of a list with so many new leads. */
export function countsWith(newLeads: number): LeadCounts {
  return {
    all: newLeads + 4,
    new: newLeads,
    contacted: 3,
    completed: 1,
    spam: 1,
    dismissed: 1,
  };
}
