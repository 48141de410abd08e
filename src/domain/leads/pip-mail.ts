/** Draft mails to people who asked for the PIP guide; staff edit and send them. */
import { cityLine, clinic } from '../clinic/clinic.ts';
import { greeting } from '../clinic/greeting.ts';
import { pipMinimums } from '../clinic/pip-benefits.ts';
import { guidePath } from '../clinic/pip-guide.ts';
import type { MailDraft } from '../text/mailto.ts';
import { dollars } from '../text/money.ts';
import type { Lead } from './lead.ts';

/** The guide's public address. */
export const guideUrl = `${clinic.origin}${guidePath}`;

const services = [
  'How we can help:',
  '- A careful exam after a car accident, and a written report of what we find',
  '- Chiropractic care for neck, back and headache symptoms',
  '- A plan of care that fits you, and records and bills sent to your insurer',
].join('\n');

const pipFacts = [
  'About PIP:',
  `- Utah auto policies include PIP, which pays at least ${dollars(pipMinimums.medical)} of medical expenses, whoever was at fault`,
  `- It may also pay part of your lost income, up to ${dollars(pipMinimums.income.perWeek)} a week`,
  '- Your insurer or an attorney can tell you about limits and deadlines',
].join('\n');

const signature = [
  clinic.name,
  clinic.address.street,
  cityLine,
  `Phone: ${clinic.phone.display}`,
].join('\n');

function mail(subject: string, name: string, opening: string, closing: string): MailDraft {
  return {
    subject,
    body: [greeting(name), opening, services, pipFacts, closing, signature].join('\n\n'),
  };
}

/** At most 1,800 characters, like the other draft: mail programs truncate longer links. */
export function contactMail({
  name,
  wasInAccident,
}: Pick<Lead, 'name' | 'wasInAccident'>): MailDraft {
  return mail(
    `Your request to ${clinic.name}`,
    name,
    wasInAccident
      ? 'Thank you for requesting our Utah PIP guide. You mentioned a car accident: how are you feeling, and may we help?'
      : 'Thank you for requesting our Utah PIP guide. Do you have any questions about it?',
    `Reply to this email or call ${clinic.phone.display} to talk to us. The guide is here if you need it again:\n${guideUrl}`,
  );
}

export function guideMail({ name }: Pick<Lead, 'name'>): MailDraft {
  return mail(
    'Your free Utah PIP guide',
    name,
    `Here is the Utah PIP guide you asked for:\n${guideUrl}`,
    `Questions? Reply to this email or call ${clinic.phone.display}. The guide is for education only and is not legal advice.`,
  );
}
