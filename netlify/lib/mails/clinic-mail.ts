import type { Clinic } from '#domain/clinic/clinic.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { promiseText } from '#domain/requests/promise.ts';
import { optionalSetting } from '../configuration.ts';
import type { Mail } from './mail.ts';

const subjects = {
  contact: 'New appointment request',
  pip: 'New PIP guide request',
  attorney: 'New attorney request',
} as const;

/** MAIL_TO may name several addresses, separated by commas. */
function recipients(clinic: Clinic) {
  return (optionalSetting('MAIL_TO') ?? clinic.email)
    .split(',')
    .map((address) => ({ name: '', address: address.trim() }));
}

/**
 * Notifies the front desk. Locked screens and mail servers' logs show the subject, so it says nothing about the
 * person. It holds the beginning of the id, so that mail programs do not group requests.
 */
export function clinicMail(lead: Lead, clinic: Clinic, siteOrigin: string, now: Date): Mail {
  const { id, type, name, phone, email, message, duplicateOf, promisedBy } = lead;
  const blocks = [
    [
      `Name: ${name}`,
      `Phone: ${phone || 'Not provided'}`,
      `Email: ${email || 'Not provided'}`,
    ].join('\n'),
    message,
    duplicateOf && 'There is an earlier request with the same email or phone.',
    `Please get back to them within ${clinic.promiseHours} hours, ${promiseText(promisedBy, now)} at the latest:\n${siteOrigin}${leadPath(lead)}`,
  ];
  return {
    to: recipients(clinic),
    replyTo: email ? { name, address: email } : null,
    subject: `${subjects[type]} (${id.slice(0, 8)})`,
    text: blocks.filter(Boolean).join('\n\n'),
    key: `${id}.clinic`,
    automatic: false,
  };
}
