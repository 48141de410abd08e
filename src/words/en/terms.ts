import * as paths from './paths.ts';

/** A legal page: see src/site/legal/legal-text.tsx for the marks. */
export const description = (clinic: string) =>
  `The terms on which you use the website of ${clinic}: forms, fair use, content and liability.`;
export const lead =
  'The rules for using this site, in plain words. They don’t replace what you sign when you become a patient.';

export const sections = {
  agreement: [
    'Using this site',
    'This site belongs to {clinic}, a chiropractic clinic in Sandy, Utah. By using it you accept these terms. If you don’t, please call us instead; everything here can also be done by phone.',
  ],
  emergency: [
    'Not for emergencies',
    'Forms and emails are not monitored 24/7. In an emergency call 911 or go to the nearest emergency room.',
  ],
  relationship: [
    'No patient relationship through the site',
    `Reading the site, downloading the guide or sending a form does not make you a patient. That begins when we accept you as one at a visit. An appointment is agreed only when we have confirmed it with you. See the [disclaimer](${paths.disclaimer}) for what the site’s content is and isn’t.`,
  ],
  requests: [
    'What you send us',
    'Please make sure that:',
    [
      'what you enter is true, and about you or someone you’re allowed to speak for',
      'you leave out medical details that you would not put in an email',
      'attorneys enter initials only, and send no records through the form',
    ],
    `By sending a form you agree that we contact you about it by email or phone, at no cost beyond what your carrier charges. You can tell us to stop at any time. See our [privacy notice](${paths.privacy}) for how we handle the data.`,
  ],
  fair: [
    'Fair use',
    'Do not:',
    [
      'use automated tools to send forms, send them in bulk, or use someone else’s name',
      'try to get into the back office or into data that is not yours',
      'disturb the site or the people who use it',
    ],
  ],
  content: [
    'Texts, pictures and the guide',
    'You may read, print and share the pages and the PIP guide, unchanged and with our name, for yourself or to help someone. Any other use needs our written permission. The name and the logo are ours.',
    'The site contains software and fonts by others, under [their licenses](/third-party-notices.txt).',
  ],
  links: [
    'Other sites',
    'Links to maps, reviews and other sites lead to services that we don’t run. Their own terms apply there.',
  ],
  liability: [
    'Availability and liability',
    'We keep the site correct and running with reasonable care, and offer it as it is. It may be down or contain errors. As far as the law allows, we are not liable for loss that comes from relying on the site alone.',
    'Nothing here limits liability that the law does not let us limit, or your rights as a patient.',
  ],
  law: [
    'Law, changes and contact',
    'The law of Utah applies. If one of these terms can’t be enforced, the rest still apply. If the terms change, the date above changes with them.',
    '{contact}',
  ],
} as const;
