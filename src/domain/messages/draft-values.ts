/** Drafts to people who asked for the PIP guide; staff send them. */
import { clinic } from '../clinic/clinic.ts';
import { greeting } from '../clinic/greeting.ts';
import { guidePath } from '../clinic/pip-guide.ts';
import type { Lead } from '../leads/lead.ts';
import { clinicValues } from './clinic-values.ts';
import type { MessageKind } from './original-words.ts';
import type { Values } from './placeholders.ts';

/** The guide's public address. */
export const guideUrl = `${clinic.origin}${guidePath}`;

export function draftKind(
  mail: 'contact' | 'guide',
  { wasInAccident }: Pick<Lead, 'wasInAccident'>,
): MessageKind {
  if (mail === 'guide') return 'pipGuide';
  return wasInAccident ? 'pipContactAccident' : 'pipContact';
}

export function draftValues({ name }: Pick<Lead, 'name'>): Values {
  return { ...clinicValues, greeting: greeting(name), 'guide link': guideUrl };
}
