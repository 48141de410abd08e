import type { LeadStatus } from './lead.ts';

/** One line in the menu of a lead's badge. */
export type StatusMove = { to: LeadStatus; label: string };

export const reopen: StatusMove = { to: 'new', label: 'Reopen' };

/** Of what was dismissed; the history may know of a later status than new. */
export const restore: StatusMove = { to: 'new', label: 'Restore' };
