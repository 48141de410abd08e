/** The lists that staff see: which lead belongs to which. */
import type { Lead, LeadType } from './lead.ts';

/** In the order of the filter; the last two are set aside from the others. */
export const leadViews = ['all', 'new', 'contacted', 'completed', 'spam', 'dismissed'] as const;
export type LeadView = (typeof leadViews)[number];

/** Stored statuses of the leads that somebody took up; every other status, known or not, is New. */
export const takenUp: Record<LeadType, { contacted: string[]; completed: string[] }> = {
  contact: { contacted: ['contacted', 'in_review'], completed: ['closed'] },
  pip: { contacted: ['contacted', 'in_review', 'guide_sent'], completed: ['converted', 'closed'] },
  attorney: { contacted: ['contacted', 'in_review'], completed: ['closed'] },
};

/** Decides alone what a list shows; the database query only narrows down what has to be read. */
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
