import { cityLine, clinic } from '#domain/clinic.ts';
import { greeting } from '#domain/greeting.ts';
import { dayNames, hoursTable, openingState } from '#domain/opening-hours.ts';
import { guidePath } from '#domain/pip-guide.ts';
import { timeLabel } from '#domain/wall-clock.ts';
import type { Mail } from './mail.ts';
import type { FilledForm } from './submission.ts';

/** '' while the clinic is open. */
function closedNotice(now: Date): string {
  const state = openingState(now, clinic.hours, clinic.timeZone);
  if (state.open || !state.opens) return '';
  const { weekday, daysAhead, time } = state.opens;
  const day = daysAhead === 0 ? 'today' : `on ${dayNames[weekday]}`;
  return `We are closed right now. We next open ${day} at ${timeLabel(time)}.`;
}

function openingHours(): string {
  const rows = hoursTable(clinic.hours).map(
    ({ day, spans }) => `${day}: ${spans.join(', ') || 'Closed'}`,
  );
  return ['Opening hours (Mountain Time)', ...rows].join('\n');
}

/** What was asked for, and what happens next. */
function paragraphs(type: FilledForm['type'], siteOrigin: string): string[] {
  switch (type) {
    case 'appointment':
      return [
        `Thank you for contacting ${clinic.name}. We have your appointment request.`,
        `What happens next: a member of our team will contact you within ${clinic.promiseHours} hours to answer your questions and find a time that suits you. If you have auto insurance, please have your insurance card at hand, and your claim number if there is one.`,
      ];
    case 'pip':
      return [
        `Thank you for requesting our Utah PIP guide. You can read it here:\n${siteOrigin}${guidePath}`,
        'What happens next: a member of our team may contact you to ask whether you have questions about your coverage or your care. The guide is for education only and is not legal advice.',
      ];
    case 'attorney':
      return [
        `Thank you for contacting ${clinic.name}. We have your request.`,
        'What happens next: a member of our team will reply to you by email or phone. We release records only with a signed HIPAA authorization.',
      ];
  }
}

const subjects = {
  appointment: 'We received your appointment request',
  pip: 'Your free Utah PIP guide',
  attorney: 'We received your request',
} as const;

/**
 * Tells the sender what happens next. It repeats nothing of what was written: the address may be
 * mistyped, and belong to somebody else.
 */
export function visitorMail(id: string, form: FilledForm, siteOrigin: string, now: Date): Mail {
  const { street } = clinic.address;
  const blocks = [
    greeting(form.name),
    ...paragraphs(form.type, siteOrigin),
    closedNotice(now),
    `If you would rather talk now, call ${clinic.phone.display}.`,
    openingHours(),
    'In an emergency, call 911 or go to an emergency room.',
    [clinic.name, street, cityLine, clinic.phone.display].join('\n'),
    `You receive this message because this address was entered on ${siteOrigin}. If that was not you, please disregard it.`,
  ];
  return {
    to: [{ name: '', address: form.email }],
    replyTo: { name: clinic.name, address: clinic.email },
    subject: subjects[form.type],
    text: blocks.filter(Boolean).join('\n\n'),
    key: `${id}.visitor`,
    automatic: true,
  };
}
