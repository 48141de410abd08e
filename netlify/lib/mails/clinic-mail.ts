import type { Clinic } from '#domain/clinic/clinic.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { promiseText } from '#domain/requests/promise.ts';
import { optionalSetting } from '../environment/configuration.ts';
import type { Mail } from './mail.ts';

const subjects = {
  contact: 'New appointment request',
  pip: 'New PIP guide request',
  attorney: 'New attorney request',
} as const;

/** The clinic's own address. MAIL_TO may name others, also as 'Front Desk <desk@…>; dana@…'. */
export function recipients(clinic: Clinic) {
  return (optionalSetting('MAIL_TO') ?? clinic.email)
    .split(/[,;<>"\s]+/)
    .filter((part) => part.includes('@'))
    .map((address) => ({ name: '', address }));
}

/**
 * Notifies the front desk. The mail holds no name, contact data or health words, since mailboxes and phones are the
 * least protected place of a clinic; `MAIL_DETAIL=full` adds them to its body. Locked screens and mail servers' logs
 * show the subject, so it never says anything about the person. It holds the beginning of the id, so that mail programs
 * do not group requests.
 */
export function clinicMail(lead: Lead, clinic: Clinic, siteOrigin: string, now: Date): Mail {
  const { id, type, name, email, promisedBy } = lead;
  const inFull = optionalSetting('MAIL_DETAIL') === 'full';
  const by = promisedBy > now ? promiseText(promisedBy, now) : 'now';
  const link = `Please get back to them ${by}:\n${siteOrigin}${leadPath(lead)}`;
  const about = inFull ? answersOf(lead) : `${subjects[type]}. Sign in to read it.`;
  return {
    to: recipients(clinic),
    replyTo: inFull && email ? { name, address: email } : null,
    subject: `${subjects[type]} (${id.slice(0, 8)})`,
    text: `${about}\n\n${link}`,
    key: `${id}.clinic`,
    automatic: false,
  };
}

function answersOf({ name, phone, email, message, duplicateOf }: Lead): string {
  const contact = [
    `Name: ${name}`,
    `Phone: ${phone || 'Not provided'}`,
    `Email: ${email || 'Not provided'}`,
  ];
  const earlier = duplicateOf && 'There is an earlier request with the same email or phone.';
  return [contact.join('\n'), message, earlier].filter(Boolean).join('\n\n');
}
