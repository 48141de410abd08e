import { describe, expect, it } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { isInView, type LeadView, leadViews } from '#domain/leads/lead-view.ts';

describe('views', () => {
  const viewsOf = (lead: Pick<Lead, 'type' | 'status' | 'spam'>): LeadView[] =>
    leadViews.filter((view) => isInView(lead, view));

  it.each<[Lead['type'], string, LeadView[]]>([
    ['contact', 'new', ['all', 'new']],
    ['contact', 'waiting_for_fax', ['all', 'new']],
    ['contact', 'guide_sent', ['all', 'new']],
    ['contact', 'contacted', ['all', 'contacted']],
    ['contact', 'in_review', ['all', 'contacted']],
    ['contact', 'closed', ['all', 'completed']],
    ['contact', 'dismissed', ['dismissed']],
    ['pip', 'new', ['all', 'new']],
    ['pip', 'guide_sent', ['all', 'contacted']],
    ['pip', 'converted', ['all', 'completed']],
    ['pip', 'dismissed', ['dismissed']],
    ['attorney', 'contacted', ['all', 'contacted']],
  ])('a %s lead with status %s is in %j', (type, status, views) => {
    expect(viewsOf({ type, status, spam: false })).toEqual(views);
  });

  it.each(['new', 'contacted', 'closed', 'dismissed'])(
    'spam with status %s is only in the spam view',
    (status) => {
      expect(viewsOf({ type: 'contact', status, spam: true })).toEqual(['spam']);
    },
  );
});
