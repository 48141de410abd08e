/** Messages that staff send themselves: drafts to people who asked for the PIP guide, and asks for a review. */
import type { Clinic } from '../clinic/clinic.ts';
import type { Lead } from '../leads/lead.ts';
import { firstName } from '../text/first-name.ts';
import type { Language } from '../text/language.ts';
import { letterValues } from './clinic-values.ts';
import { mailWords } from './mail-words.ts';
import type { MessageKind } from './original-words.ts';
import type { Values } from './placeholders.ts';

export function draftKind(
  mail: 'contact' | 'guide',
  { wasInAccident }: Pick<Lead, 'wasInAccident'>,
): MessageKind {
  if (mail === 'guide') return 'pipGuide';
  return wasInAccident ? 'pipContactAccident' : 'pipContact';
}

export function draftValues(
  { name }: Pick<Lead, 'name'>,
  clinic: Clinic,
  language: Language,
): Values {
  const words = mailWords[language];
  return {
    ...letterValues(name, clinic, language),
    'first name': firstName(name) || words.there,
    'guide link': `${clinic.origin}${words.guidePath}`,
    'review link': clinic.reviewUrl,
  };
}
