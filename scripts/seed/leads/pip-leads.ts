import { day, hour, type SampleLead } from './lead-document.ts';

function wants(age: number, name: string, phone: string, more: Partial<SampleLead>): SampleLead {
  return { age, name, phone, ...more };
}

/** g1 and so on. */
export const pipLeads: SampleLead[] = [
  wants(25, 'Devin Park', '(801) 555-0166', {
    wasInAccident: true,
    source: {
      page: '/pip-guide',
      referrerHost: 'www.google.com',
      utm: { source: 'google', medium: 'cpc', campaign: 'pip-guide' },
    },
  }),
  wants(day + 30, 'Amelia Stone', '(801) 555-0112', {
    wasInAccident: true,
    status: 'contacted',
    history: [{ after: 3 * hour, deed: { kind: 'status', from: 'new', to: 'contacted' } }],
  }),
  wants(3 * day + 30, 'Nora Castillo', '(801) 555-0129', {
    wasInAccident: false,
    status: 'guide_sent',
    history: [{ after: hour, deed: { kind: 'status', from: 'new', to: 'guide_sent' } }],
  }),
  wants(6 * day, 'Ben Whitaker', '(801) 555-0147', {
    wasInAccident: true,
    status: 'converted',
    heardFrom: 'google',
    history: [
      { after: 4, deed: { kind: 'call', outcome: 'reached' } },
      { after: 2 * hour, deed: { kind: 'status', from: 'new', to: 'guide_sent' } },
      { after: day, deed: { kind: 'status', from: 'guide_sent', to: 'converted' } },
    ],
  }),
  { age: 2 * day + 30, name: 'Grace Okafor', wasInAccident: false },
  wants(8 * day, 'Tom Ellery', '(801) 555-0103', {
    status: 'contacted',
    older: {
      name: 'Tom Ellery',
      reason: 'Neck pain since a rollover',
      message: 'Car accident: Yes',
      spam: false,
    },
  }),
  wants(10 * day, 'Yuki Sato', '(801) 555-0195', { wasInAccident: false, status: 'dismissed' }),
  wants(16 * day, 'Rachel Dunn', '(801) 555-0138', {
    wasInAccident: true,
    status: 'guide_sent',
    source: {
      ...{ page: '/pip-guide', landing: '/blog', referrerHost: '' },
      utm: { source: 'newsletter', medium: 'email' },
    },
    history: [
      { after: 12, deed: { kind: 'call', outcome: 'left_message' } },
      { after: 14, deed: { kind: 'status', from: 'new', to: 'guide_sent' } },
    ],
  }),
  wants(24 * day, 'Ivan Petrov', '(801) 555-0125', {
    wasInAccident: true,
    status: 'converted',
    heardFrom: 'attorney',
    history: [
      { after: 3, deed: { kind: 'call', outcome: 'reached' } },
      { after: 9, deed: { kind: 'status', from: 'new', to: 'converted' } },
    ],
  }),
  wants(33 * day, 'Lena Brandt', '(801) 555-0180', {
    wasInAccident: false,
    status: 'contacted',
    heardFrom: 'friend_or_family',
    source: { page: '/pip-guide', landing: '/', referrerHost: 'www.bing.com', utm: {} },
    history: [
      { after: 40, deed: { kind: 'call', outcome: 'reached' } },
      { after: 42, deed: { kind: 'status', from: 'new', to: 'contacted' } },
    ],
  }),
];
