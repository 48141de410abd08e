import type { LeadStatus } from './lead.ts';

/** One entry in the menu of a lead's badge. */
export type StatusMove = { to: LeadStatus; label: string };

export const reopen: StatusMove = { to: 'new', label: 'Reopen' };

/** Sets a lead aside; the view Dismissed still has it. */
export const dismissMove: StatusMove = { to: 'dismissed', label: 'Dismiss' };

/** For a dismissed lead. The history may know a later status than 'new'. */
export const restoreMove: StatusMove = { to: 'new', label: 'Restore' };
