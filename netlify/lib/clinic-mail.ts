import { clinic } from '#domain/clinic.ts';
import { leadPath } from '#domain/lead-paths.ts';
import { optionalSetting } from './configuration.ts';
import type { NewLead } from './lead-document.ts';
import type { Mail } from './mail.ts';

const kinds = {
  appointment: { subject: 'New appointment request', type: 'contact' },
  pip: { subject: 'New PIP guide request', type: 'pip' },
  attorney: { subject: 'New attorney request', type: 'attorney' },
} as const;

/** MAIL_TO may name several addresses, separated by commas. */
function recipients() {
  return (optionalSetting('MAIL_TO') ?? clinic.email)
    .split(',')
    .map((address) => ({ name: '', address: address.trim() }));
}

/**
 * Tells the front desk. The subject, which shows on locked screens and in logs of mail servers, says
 * nothing of the person; the beginning of the id keeps mail programs from stacking up requests as one.
 */
export function clinicMail({ id, form, duplicateOf }: NewLead, siteOrigin: string): Mail {
  const { subject, type } = kinds[form.type];
  const blocks = [
    [
      `Name: ${form.name}`,
      `Phone: ${form.phone || 'Not provided'}`,
      `Email: ${form.email || 'Not provided'}`,
    ].join('\n'),
    form.message,
    duplicateOf && 'There is an earlier request with the same email or phone.',
    `Please make contact within ${clinic.promiseHours} hours:\n${siteOrigin}${leadPath({ id, type })}`,
  ];
  return {
    to: recipients(),
    replyTo: form.email ? { name: form.name, address: form.email } : null,
    subject: `${subject} (${id.slice(0, 8)})`,
    text: blocks.filter(Boolean).join('\n\n'),
    key: `${id}.clinic`,
    automatic: false,
  };
}
