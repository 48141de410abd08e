import { expect, it } from 'vitest';
import { countLeads, leadCountsFrom } from '#domain/leads/count-leads.ts';
import { leadStatuses, leadTypes } from '#domain/leads/lead.ts';
import { isInView, leadViews } from '#domain/leads/lead-view.ts';

it('each count is the number of leads in its list', () => {
  const leads = leadTypes.flatMap((type) =>
    [...leadStatuses, 'archived'].flatMap((status) =>
      [false, true].map((spam) => ({ type, status, spam })),
    ),
  );
  const counts = leadCountsFrom(countLeads(leads));
  for (const type of leadTypes) {
    for (const view of leadViews) {
      const inView = leads.filter((lead) => lead.type === type && isInView(lead, view));
      expect([type, view, counts[type][view]]).toEqual([type, view, inView.length]);
    }
  }
});

it('nothing is counted without the document, and no number is below 0', () => {
  const none = { all: 0, new: 0, contacted: 0, completed: 0, spam: 0, dismissed: 0 };
  expect(leadCountsFrom({})).toEqual({ contact: none, pip: none, attorney: none });
  expect(leadCountsFrom({ contact: { new: -2, contacted: 1 } }).contact).toEqual({
    ...{ ...none, all: 1, contacted: 1 },
  });
});
