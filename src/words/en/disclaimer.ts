import * as paths from './paths.ts';

/** A legal page: see src/site/legal/legal-text.tsx for the marks. */
export const description = (clinic: string) =>
  `What the website of ${clinic} is and is not: general information, no medical or legal advice, no promise of results.`;
export const lead =
  'This site informs you. It doesn’t examine you, and it doesn’t decide your claim.';

export const sections = {
  medical: [
    'Not medical advice',
    'The pages, articles and the guide are general information. They can’t know your body, your crash or your history, and they don’t replace an exam. Don’t delay or stop care because of something you read here.',
    `In an emergency call 911. See [Patient Info](${paths.patientInfo}) for the signs to watch for.`,
  ],
  relationship: [
    'No patient-provider relationship',
    'Reading the site, downloading the guide, calling us or sending a form does not create a patient-provider relationship. It begins when we accept you as a patient at a visit.',
  ],
  results: [
    'No promise of results',
    'Care may help; how much, and how soon, differs from person to person. Treatment has risks as well as benefits, and we talk about both before it begins. Reviews describe one person’s experience and say nothing about yours.',
  ],
  insurance: [
    'Not legal or insurance advice',
    'What we write about PIP describes the minimums in Utah law in general. Your policy may have more, and your insurer decides about your claim. Laws change, and deadlines apply. Ask your insurer or an attorney about your own case.',
  ],
  attorneys: [
    'Attorneys and claims',
    'We pay no referral fees and accept none. Treatment is decided by clinical need, not by a claim. To attorneys, records go only with a signed HIPAA authorization.',
  ],
  pictures: [
    'Pictures and examples',
    'Drawings show a clinic like ours, not real patients. Examples with numbers explain a rule. They aren’t about real people.',
  ],
  links: [
    'Links',
    'We link to other sites because they may be useful. We aren’t responsible for what they say.',
  ],
  contact: ['Questions', 'If something here is wrong or unclear, please tell us:', '{contact}'],
} as const;
