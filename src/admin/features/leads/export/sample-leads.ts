import { type Lead, type LeadType, leadFrom } from '#domain/leads/lead.ts';
import type { AppointmentAnswers } from '#domain/requests/appointment-request.ts';
import type { AttorneyAnswers } from '#domain/requests/attorney-request.ts';

const hour = 3_600_000;

const people = [
  { name: 'Maria Olsen', phone: '(801) 555-0161', injury: 'Whiplash, headaches', hoursAgo: 2 },
  { name: 'Trent Kimball', phone: '(801) 555-0118', injury: 'Low back', hoursAgo: 16 },
  { name: 'Priya Natarajan', phone: '(801) 555-0177', injury: '', hoursAgo: 30 },
  {
    name: 'Luis Herrera',
    phone: '(801) 555-0133',
    injury: 'Shoulder, seat belt side',
    hoursAgo: 52,
    status: 'contacted',
  },
  {
    name: 'Owen Marsh',
    phone: '(801) 555-0109',
    injury: 'Sciatica',
    hoursAgo: 120,
    status: 'closed',
  },
];

const attorney: AttorneyAnswers = {
  firm: 'Sample & Partners',
  clientInitials: 'R. D.',
  dateOfLoss: '2026-01-05',
  clientPhone: '',
  request: 'Treatment records and itemized bills.',
};

/** Invented people, for a demonstration without a database. */
export function sampleLeads(type: LeadType, now: Date): Lead[] {
  return people.map(({ hoursAgo, ...person }, index) =>
    leadFrom(`sample-${index + 1}`, {
      ...person,
      type,
      email: `${person.name.toLowerCase().replace(' ', '.')}@example.com`,
      wasInAccident: index % 2 === 0,
      details: {
        ...attorney,
        typeOfInjury: person.injury,
        wasInAccident: index % 2 === 0,
      } satisfies Partial<AppointmentAnswers & AttorneyAnswers>,
      message: index === 1 ? 'Afternoons are best for me.' : '',
      ownMessage: index === 1 ? 'Afternoons are best for me.' : '',
      createdAt: new Date(now.getTime() - hoursAgo * hour),
    }),
  );
}
