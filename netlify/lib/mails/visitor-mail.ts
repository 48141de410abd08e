import { cityLine, clinic } from '#domain/clinic/clinic.ts';
import { greeting } from '#domain/clinic/greeting.ts';
import { dayNames, hoursTable, openingState } from '#domain/clinic/opening-hours.ts';
import { guidePath } from '#domain/clinic/pip-guide.ts';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { promiseText } from '#domain/requests/promise.ts';
import { timeLabel } from '#domain/time/wall-clock.ts';
import type { Mail } from './mail.ts';

/** '' while the clinic is open. */
function closedNotice(now: Date): string {
  const state = openingState(now, clinic.hours, clinic.timeZone);
  if (state.open || !state.opens) return '';
  const { weekday, daysAhead, time } = state.opens;
  const day = daysAhead === 0 ? 'today' : dayNames[weekday];
  return `We're closed right now. We open again ${day} at ${timeLabel(time)}.`;
}

function openingHours(): string {
  const rows = hoursTable(clinic.hours).map(
    ({ day, spans }) => `${day}: ${spans.join(', ') || 'Closed'}`,
  );
  return ['Opening hours (Mountain Time)', ...rows].join('\n');
}

/** 'within 24 hours, by Monday 10:00 AM at the latest'; a late mail leaves out a time that has passed. */
function promise(by: Date, now: Date): string {
  const hours = `within ${clinic.promiseHours} hours`;
  return by > now ? `${hours}, ${promiseText(by)} at the latest` : hours;
}

/** The request, and what happens next. */
function paragraphs({ type, promisedBy }: Lead, siteOrigin: string, now: Date): string[] {
  switch (type) {
    case 'contact':
      return [
        `Thank you for contacting ${clinic.name}. We have your appointment request.`,
        `What happens next: a member of our team will contact you ${promise(promisedBy, now)}. We'll answer your questions and find a time that works for you. If you have auto insurance, please have your insurance card handy, and your claim number if you have one.`,
      ];
    case 'pip':
      return [
        `Thank you for requesting our Utah PIP guide. You can read it here:\n${siteOrigin}${guidePath}`,
        'What happens next: a member of our team may contact you to see if you have questions about your coverage or your care. The guide is for education only and is not legal advice.',
      ];
    case 'attorney':
      return [
        `Thank you for contacting ${clinic.name}. We have your request.`,
        `What happens next: a member of our team will get back to you by email or phone ${promise(promisedBy, now)}. To attorneys, records go only with a signed HIPAA authorization.`,
      ];
  }
}

const subjects: Record<LeadType, string> = {
  contact: 'We received your appointment request',
  pip: 'Your free Utah PIP guide',
  attorney: 'We received your request',
};

/** Tells the sender what happens next. It repeats no typed text: a mistyped address may belong to someone else. */
export function visitorMail(lead: Lead, siteOrigin: string, now: Date): Mail {
  const { street } = clinic.address;
  const blocks = [
    greeting(lead.name),
    ...paragraphs(lead, siteOrigin, now),
    closedNotice(now),
    `If you'd rather talk now, call ${clinic.phone.display}.`,
    openingHours(),
    'In an emergency, call 911 or go to an emergency room.',
    [clinic.name, street, cityLine, clinic.phone.display].join('\n'),
    `You're receiving this because this address was entered on ${siteOrigin}. If that wasn't you, please disregard it.`,
  ];
  return {
    to: [{ name: '', address: lead.email }],
    replyTo: { name: clinic.name, address: clinic.email },
    subject: subjects[lead.type],
    text: blocks.filter(Boolean).join('\n\n'),
    key: `${lead.id}.visitor`,
    automatic: true,
  };
}
