/** A legal page: see src/site/legal/legal-text.tsx for the marks. '711', 'relay': a telephone service for people who are deaf. */
export const description = (clinic: string) =>
  `How ${clinic} makes its website usable for everyone, what is tested, what is missing, and how to report a barrier.`;
export const lead =
  'Everyone should be able to use this site and come to our clinic. If something gets in your way, tell us.';

export const sections = {
  goal: [
    'Our goal',
    'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Everything that you can do here, you can also do by phone. Call {phone}.',
  ],
  /** Claims nothing that no test of the project shows. */
  tested: [
    'What is tested',
    'Software checks the pages of this site before a new version goes live:',
    [
      'Each kind of page goes through axe, a checker for WCAG, at phone and desktop sizes.',
      'The Tab key reaches every link, button and field, in sight and marked.',
      'Pages fit narrow screens without sideways scrolling, and leave room for larger text.',
      'The request form names each error, and moves you to what needs another look.',
      'The names and the order that a screen reader gets are checked on the home page and the request form.',
      'The site works with your own high-contrast colors and with reduced motion.',
      'You can read the pages and send the forms without JavaScript. Only the link to your appointment needs it.',
    ],
  ],
  limits: [
    'What we know is missing',
    [
      'These checks are done by software. People who use a screen reader or another aid every day haven’t tested the site for us yet.',
      'Google Maps, which loads only if you press “Load map”, and other sites that we link to are not ours. The address and directions are on our pages as text and a link.',
      'The photo gallery and articles depend on the descriptions that our staff write.',
    ],
  ],
  report: [
    'Tell us about a barrier',
    'If something on this site gets in your way, call us, or write and put “Accessibility” in the subject. It helps us to know:',
    [
      'the page, and what you were trying to do',
      'what happened',
      'your device, and your screen reader or other aid, if you’d like to tell us',
    ],
    'While we’re open, we help you by phone with what you wanted to do. Then we’ll tell you how we’ll fix it.',
  ],
  visit: [
    'At our clinic',
    '{arrival} If you need help with a visit, such as more time, large print or a sign language interpreter, tell us when you schedule it. It costs you nothing. Service animals are welcome. To call us by relay, dial 711.',
  ],
  rights: [
    'Your rights',
    'You can also file a complaint with the U.S. Department of Justice at [ada.gov](https://www.ada.gov/file-a-complaint/) or [1-800-514-0301](tel:+18005140301). A complaint doesn’t change how we treat you.',
  ],
  contact: ['Contact', '{contact}'],
} as const;
