/** The lists that staff see, and which leads each holds. */
import type { Lead, LeadType } from './lead.ts';

/** In the order of the filter. The last two are apart from the working lists. */
export const leadViews = ['all', 'new', 'contacted', 'completed', 'spam', 'dismissed'] as const;
export type LeadView = (typeof leadViews)[number];

/** Stored statuses of leads that staff have taken up. Every other status, known or not, counts as New. */
export const takenUp: Record<LeadType, { contacted: string[]; completed: string[] }> = {
  contact: { contacted: ['contacted', 'in_review'], completed: ['closed'] },
  pip: { contacted: ['contacted', 'in_review', 'guide_sent'], completed: ['converted', 'closed'] },
  attorney: { contacted: ['contacted', 'in_review'], completed: ['closed'] },
};

/** Decides alone which leads a list shows. The database query only reads fewer documents. */
export function isInView(lead: Pick<Lead, 'type' | 'status' | 'spam'>, view: LeadView): boolean {
  if (view === 'spam') return lead.spam;
  if (lead.spam) return false;
  const dismissed = lead.status === 'dismissed';
  if (view === 'dismissed') return dismissed;
  if (dismissed) return false;

  const { contacted, completed } = takenUp[lead.type];
  switch (view) {
    case 'all':
      return true;
    case 'contacted':
      return contacted.includes(lead.status);
    case 'completed':
      return completed.includes(lead.status);
    case 'new':
      return !contacted.includes(lead.status) && !completed.includes(lead.status);
  }
}
