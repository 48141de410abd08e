import { day, hour, type SampleLead } from './lead-document.ts';

const morning = 'Morning (8AM-12PM)';
const afternoon = 'Afternoon (12PM-5PM)';
const evening = 'Evening (5PM-7PM)';
const anyTime = 'Any time';

/** After a car accident, unless `more` says no. */
function asks(
  age: number,
  name: string,
  phone: string,
  typeOfInjury: string,
  preferredTime: string,
  more: Partial<SampleLead> = {},
): SampleLead {
  return { age, name, phone, typeOfInjury, preferredTime, wasInAccident: true, ...more };
}

/** c1 and so on. */
export const contactLeads: SampleLead[] = [
  asks(48, 'Maria Olsen', '(801) 555-0161', 'Whiplash, headaches', morning, {
    message: 'Rear-ended on State Street last night. My neck is very stiff and I can’t look left.',
    source: { page: '/contact', referrerHost: 'www.google.com', utm: {} },
  }),
  asks(2 * hour + 25, 'Trent Kimball', '(801) 555-0118', 'Low back', afternoon, {
    email: 'trent.k@example.com',
  }),
  {
    age: 14 * hour + 10,
    name: 'Priya Natarajan',
    phone: '(801) 555-0177',
    preferredTime: anyTime,
    email: 'priya.n@example.com',
    message: 'Is there parking close to the door? I’m on crutches.',
    notify: { clinic: 'failed', patient: 'sent' },
  },
  asks(day + 3 * hour, 'Luis Herrera', '(801) 555-0133', 'Shoulder, seat belt side', evening, {
    language: 'es',
    status: 'contacted',
    history: [
      { after: 2 * hour, deed: { kind: 'call', outcome: 'left_message' } },
      { after: 2 * hour + 1, deed: { kind: 'status', from: 'new', to: 'contacted' } },
      { after: 4 * hour, deed: { kind: 'sooner', wants: true } },
    ],
    sooner: { days: [1, 2, 3, 4, 5], parts: ['evening'], type: 'new_patient' },
  }),
  // Past the promise of 24 hours.
  asks(
    day + 5 * hour,
    'Hannah Whitlock',
    '(801) 555-0154',
    'Neck pain, tingling in the right hand',
    morning,
  ),
  asks(2 * day + 4 * hour, 'Kaylee Jorgensen', '(801) 555-0190', 'Headaches', anyTime, {
    email: 'kaylee.j@example.com',
    status: 'in_review',
    source: {
      page: '/pip-guide',
      referrerHost: '',
      utm: { source: 'newsletter', medium: 'email' },
    },
    heardFrom: 'friend_or_family',
    history: [
      { after: 55, deed: { kind: 'call', outcome: 'reached' } },
      { after: 56, deed: { kind: 'status', from: 'new', to: 'contacted' } },
      {
        after: 58,
        deed: {
          kind: 'note',
          text: 'Looks for the PIP claim number and calls back. Bright light bothers her.',
        },
      },
      { after: 59, deed: { kind: 'status', from: 'contacted', to: 'in_review' } },
    ],
  }),
  asks(6 * day + 2 * hour, 'Owen Marsh', '(801) 555-0109', 'Sciatica', morning, {
    wasInAccident: false,
    email: '',
    message: 'Sitting is the worst. I could come straight after my shift, around nine.',
    status: 'closed',
    heardFrom: 'doctor',
    history: [
      { after: 3 * hour, deed: { kind: 'call', outcome: 'no_answer' } },
      { after: 20 * hour, deed: { kind: 'call', outcome: 'reached' } },
      { after: 20 * hour + 2, deed: { kind: 'status', from: 'new', to: 'contacted' } },
      { after: 20 * hour + 5, deed: { kind: 'status', from: 'contacted', to: 'closed' } },
    ],
  }),
  asks(18 * hour, 'Beth Tanaka', '(801) 555-0152', 'Mid-back', afternoon, {
    // A status that this version does not know.
    status: 'waiting_list',
  }),
  asks(11 * day, 'Marcus Bell', '(801) 555-0171', 'Knee, from skiing', anyTime, {
    wasInAccident: false,
    status: 'dismissed',
    history: [{ after: 4 * hour, deed: { kind: 'status', from: 'new', to: 'dismissed' } }],
  }),
  asks(41 * day, 'Sofia Lindqvist', '(801) 555-0186', 'Neck and shoulder', evening, {
    status: 'closed',
    older: {
      fullName: 'Sofia Lindqvist',
      typeOfInjury: 'Neck and shoulder',
      preferredTime: 'Evening (5PM-7PM)',
      wasInAccident: true,
      message: '',
    },
  }),
  asks(5 * hour, 'Kaylee Jorgensen', '(801) 555-0190', 'Headaches, light hurts', morning, {
    // Also asked two days ago.
    email: 'kaylee.j@example.com',
    duplicateOf: 'c6',
  }),
  {
    age: 20 * hour,
    name: 'Growth Partner',
    typeOfInjury: 'We bring your website to page one in ten days, reply for a price list',
    email: 'offers@example.com',
    spam: true,
    notify: { clinic: 'off', patient: 'off' },
  },
];
