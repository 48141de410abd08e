import { day, hour, type SampleLead } from './lead-document.ts';

/** g1 and so on. */
export const pipLeads: SampleLead[] = [
  {
    age: 25,
    name: 'Devin Park',
    phone: '(801) 555-0166',
    wasInAccident: true,
    source: {
      page: '/pip-guide',
      referrerHost: 'www.google.com',
      utm: { source: 'google', medium: 'cpc', campaign: 'pip-guide' },
    },
  },
  {
    age: day + 30,
    name: 'Amelia Stone',
    phone: '(801) 555-0112',
    wasInAccident: true,
    status: 'contacted',
    history: [{ after: 3 * hour, deed: { kind: 'status', from: 'new', to: 'contacted' } }],
  },
  {
    age: 3 * day + 30,
    name: 'Nora Castillo',
    phone: '(801) 555-0129',
    wasInAccident: false,
    status: 'guide_sent',
    history: [{ after: hour, deed: { kind: 'status', from: 'new', to: 'guide_sent' } }],
  },
  {
    age: 6 * day,
    name: 'Ben Whitaker',
    phone: '(801) 555-0147',
    wasInAccident: true,
    status: 'converted',
    heardFrom: 'google',
    history: [
      { after: 4, deed: { kind: 'call', outcome: 'reached' } },
      { after: 2 * hour, deed: { kind: 'status', from: 'new', to: 'guide_sent' } },
      { after: day, deed: { kind: 'status', from: 'guide_sent', to: 'converted' } },
    ],
  },
  {
    age: 2 * day + 30,
    name: 'Grace Okafor',
    wasInAccident: false,
  },
  {
    age: 8 * day,
    name: 'Tom Ellery',
    phone: '(801) 555-0103',
    status: 'contacted',
    older: {
      name: 'Tom Ellery',
      reason: 'Neck pain since a rollover',
      message: 'Car accident: Yes',
      spam: false,
    },
  },
  {
    age: 10 * day,
    name: 'Yuki Sato',
    phone: '(801) 555-0195',
    wasInAccident: false,
    status: 'dismissed',
  },
  {
    age: 16 * day,
    name: 'Rachel Dunn',
    phone: '(801) 555-0138',
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
  },
  {
    age: 24 * day,
    name: 'Ivan Petrov',
    phone: '(801) 555-0125',
    wasInAccident: true,
    status: 'converted',
    heardFrom: 'attorney',
    history: [
      { after: 3, deed: { kind: 'call', outcome: 'reached' } },
      { after: 9, deed: { kind: 'status', from: 'new', to: 'converted' } },
    ],
  },
  {
    age: 33 * day,
    name: 'Lena Brandt',
    phone: '(801) 555-0180',
    wasInAccident: false,
    status: 'contacted',
    heardFrom: 'friend_or_family',
    source: { page: '/pip-guide', landing: '/', referrerHost: 'www.bing.com', utm: {} },
    history: [
      { after: 40, deed: { kind: 'call', outcome: 'reached' } },
      { after: 42, deed: { kind: 'status', from: 'new', to: 'contacted' } },
    ],
  },
];
