import { inHours } from './times.ts';

export const title = 'Car accident chiropractor in Sandy, Utah';
export const description = (hours: number) =>
  `Chiropractic care for whiplash, back pain and headaches after a car accident, in Sandy near Salt Lake City. Request an appointment, and we’ll get back to you within ${inHours(hours)}.`;

/** The largest words of the page, on three lines of 11 letters at most: 'Hurt in a / car crash? / Start here.' */
export const hurt = 'Hurt in a';
export const crash = 'car\u00a0crash?';
export const start = 'Start here.';
/** The last blank doesn't break: '24 hours'. */
export const intro = (hours: number) =>
  `We care for whiplash, back pain and headaches after auto accidents, at the foot of the Wasatch in Sandy. Send a request and we’ll get back to you within ${inHours(hours).replace(' ', '\u00a0')}.`;
export const callUs = 'Call Us';
export const meetTeam = 'Meet the team';

export const whoPays = 'Who pays for your visit?';
/** In the order in which they pay. */
export const payers = [
  {
    name: 'Car insurance (PIP)',
    text: 'Usually first, no matter who caused the crash. Utah policies must cover at least $3,000 of medical bills per person.',
  },
  { name: 'Health insurance', text: 'Often next. Your plan’s copay and deductible apply.' },
  { name: 'The other driver', text: 'If they caused the crash, their insurance may owe the rest.' },
];
export const howPipPays = 'How PIP pays';

export const atAGlance = 'At a glance';
export const findUs = 'Find us';
export const directions = 'Directions';
export const arrival = 'Parking and entrance';
export const languages = 'Languages';
/** For readers of the other language, in that language. */
export const otherSpoken = 'Hablamos español';
export const rating = 'Rating';

export const nextTitle = 'What happens once you reach out';
export const nextText = 'The days after a crash are a blur of calls and forms. This part is short.';
/** Signs of an emergency. */
export const emergencyBefore = 'Severe headache, weakness, chest pain or trouble breathing?';
export const emergencyCall = 'Call 911 first.';
export const steps = (hours: number) => [
  {
    title: 'Call or send a request',
    text: 'About one minute. Tell us what happened and where it hurts.',
  },
  {
    title: `We contact you within ${inHours(hours)}`,
    text: 'We answer your questions, talk through PIP and find a time that works.',
  },
  {
    title: 'Your first visit',
    text: 'We examine you, explain what we find in plain words and agree on a plan with you.',
  },
];

export const treatTitle = 'What We Treat, from head to hip';
export const treatText = 'A crash can hurt places that were not hit.';
/** Before a link, askUs, and a phone number: 'Not sure it fits? Ask us, or call (801) …' */
export const notSure = 'Not sure it fits?';
export const askUs = 'Ask us';
export const orCall = ', or call';

/** Under the figure '$3,000+'. */
export const pipTitle = 'Your own car insurance may already cover your care';
export const pipText =
  '$3,000 of medical bills per person is the least that a Utah policy must cover.';
export const getGuide = 'Get the free PIP guide';

export const reviewsTitle = 'What patients tell us';
export const readReviews = 'Read reviews on Google';
export const articlesTitle = 'Plain answers for the first weeks';
export const allArticles = 'View All Articles';
