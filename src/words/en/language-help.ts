/** A legal page: see legal-text.tsx for the marks. '711', 'relay': a telephone service for people who are deaf. */
export const description = (clinic: string) =>
  `${clinic} gives you an interpreter and papers in your language for free. How to ask, in the languages most spoken in Utah.`;
export const lead =
  'We help you in your language, and it costs you nothing. Call us and say which language you speak.';

export const sections = {
  languages: ['In your language', '{taglines}'],
  /** In the language of the page. */
  english: [
    'In English',
    'ATTENTION: If you speak a language other than English, free language help is available to you. Free help for people with disabilities, and information in other formats, is available, too. Call {phone}, or dial 711 for relay.',
  ],
  help: [
    'What we offer',
    '{languages}',
    'You pay nothing for this help, and we give it in time for your visit:',
    [
      'qualified interpreters, in person, by phone or by video',
      'important papers in other languages, or read to you',
      'sign language interpreters',
      'large print, audio and electronic copies',
    ],
    'You don’t have to bring someone to interpret. Please don’t bring a child for that.',
  ],
  ask: [
    'How to ask',
    'Call us and say the name of your language in English, or tell us when you schedule a visit. You can also email us in your language.',
  ],
  equal: [
    'Equal treatment',
    'We follow federal civil rights law. We don’t exclude people, or treat them differently, because of race, color, national origin (including the language they speak), age, disability or sex.',
  ],
  complaints: [
    'If we didn’t help you',
    'Tell us, by phone, mail or email, and ask for our civil rights contact. You can also file a complaint with the U.S. Department of Health and Human Services, Office for Civil Rights:',
    [
      '200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201',
      '[1-800-368-1019](tel:+18003681019), or for people who are deaf or hard of hearing [1-800-537-7697](tel:+18005377697)',
      '[ocrportal.hhs.gov](https://ocrportal.hhs.gov/)',
    ],
  ],
  contact: ['Contact', '{contact}'],
} as const;
