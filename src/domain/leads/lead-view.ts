/** The lists that staff see, and which leads each holds. */
import type { Lead, LeadType } from './lead.ts';

/** In the order of the filter. */
export const leadViews = ['all', 'new', 'contacted', 'completed', 'spam', 'dismissed'] as const;
export type LeadView = (typeof leadViews)[number];

/** Whether a list is apart from the working lists. */
export const isSetAside = (view: LeadView) => view === 'spam' || view === 'dismissed';

/** Each lead is in one of these lists. 'all' is the first three of them. */
export type LeadList = Exclude<LeadView, 'all'>;

/** The fields that decide about a lead's lists. */
export type Listed = Pick<Lead, 'type' | 'status' | 'spam'>;

/** Stored statuses of leads that staff have taken up. Every other status, known or not, counts as New. */
export const takenUp: Record<LeadType, { contacted: string[]; completed: string[] }> = {
  contact: { contacted: ['contacted', 'in_review'], completed: ['closed'] },
  pip: { contacted: ['contacted', 'in_review', 'guide_sent'], completed: ['converted', 'closed'] },
  attorney: { contacted: ['contacted', 'in_review'], completed: ['closed'] },
};

/** Which list holds the lead; firestore.rules says the same. */
export function listOf({ type, status, spam }: Listed): LeadList {
  if (spam) return 'spam';
  if (status === 'dismissed') return 'dismissed';
  const { contacted, completed } = takenUp[type];
  if (contacted.includes(status)) return 'contacted';
  return completed.includes(status) ? 'completed' : 'new';
}

/** Whether Spam may be a person: only the trap put it there, it can be answered, and staff have not changed it. */
export function mayBePerson({ spam, email, phone, createdAt, updatedAt }: Lead): boolean {
  return spam && email + phone !== '' && updatedAt.getTime() === createdAt.getTime();
}

/** Decides alone which leads a list shows. The database query only reads fewer documents. */
export function isInView(lead: Listed, view: LeadView): boolean {
  const list = listOf(lead);
  return view === 'all' ? !isSetAside(list) : list === view;
}
