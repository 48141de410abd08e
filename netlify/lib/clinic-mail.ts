import { clinic } from '#domain/clinic.ts';
import { optionalSetting } from './configuration.ts';
import type { NewLead } from './lead-document.ts';
import type { Mail } from './mail.ts';

const kinds = {
  appointment: { subject: 'New appointment request', path: '/admin/dashboard/appointments' },
  pip: { subject: 'New PIP guide request', path: '/admin/dashboard/pip-leads' },
  attorney: { subject: 'New attorney request', path: '/admin/dashboard' },
} as const;

/** MAIL_TO may name several addresses, separated by commas. */
function recipients() {
  return (optionalSetting('MAIL_TO') ?? clinic.email)
    .split(',')
    .map((address) => ({ name: '', address: address.trim() }));
}

/** Tells the front desk. The subject, which shows on locked screens, holds nothing about health. */
export function clinicMail({ id, form, duplicateOf }: NewLead, siteOrigin: string): Mail {
  const kind = kinds[form.type];
  const link = form.type === 'appointment' ? `${kind.path}/${id}` : kind.path;
  const blocks = [
    [
      `Name: ${form.name}`,
      `Phone: ${form.phone || 'Not provided'}`,
      `Email: ${form.email || 'Not provided'}`,
    ].join('\n'),
    form.message,
    duplicateOf && 'There is an earlier request with the same email or phone.',
    `Please make contact within ${clinic.promiseHours} hours:\n${siteOrigin}${link}`,
  ];
  return {
    to: recipients(),
    replyTo: form.email ? { name: form.name, address: form.email } : null,
    subject: `${kind.subject} from ${form.name}`,
    text: blocks.filter(Boolean).join('\n\n'),
    key: `${id}.clinic`,
    automatic: false,
  };
}
