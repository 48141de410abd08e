import type { PictureName } from '../pictures/drawings.ts';

export type Article = {
  /** Also the name of the Markdown file. */
  slug: string;
  title: string;
  summary: string;
  cover?: PictureName;
  hero?: PictureName;
};

/** p1 to p14: the most recently changed first. p15 and p16 are on no list. */
export const articles: Article[] = [
  {
    slug: 'what-whiplash-feels-like',
    title: 'What whiplash feels like on day one, day three and week two',
    summary:
      'Symptoms often arrive late. Here is a plain timeline of what is common and when to get checked.',
    cover: 'whiplash',
  },
  {
    slug: 'how-utah-pip-pays',
    title: 'How Utah PIP pays for your care, step by step',
    summary: 'The $3,000 minimum, what else PIP covers, and the forms you will see first.',
    cover: 'insurance-form',
  },
  {
    slug: 'sleeping-with-a-sore-neck',
    title: 'Sleeping with a sore neck after a crash',
    summary:
      'Pillow height, positions to try, and the signs that should send you to an emergency room.',
    cover: 'bedroom',
  },
  {
    slug: 'winter-driving-after-a-crash',
    title: 'Winter driving with a sore back or neck',
    summary: 'Scraping, shoveling, braking: how to get through the cold months more gently.',
    cover: 'exterior-winter',
  },
  {
    slug: 'children-and-car-seats-after-a-crash',
    title: 'Children and car seats after a crash',
    summary: 'What to watch for in a child, and how to tell whether the seat can be used again.',
    cover: 'child-seat',
  },
  {
    slug: 'the-first-hour-after-a-crash',
    title: 'What to do in the first hour after a crash',
    summary: 'Eight steps, in order, for a moment when it is hard to think.',
  },
  {
    slug: 'back-at-your-desk',
    title: 'Back at your desk: easing into work with back pain',
    summary: 'Small changes to your chair and screen that take load off an injured back.',
    cover: 'desk',
    hero: 'office',
  },
  {
    slug: 'what-to-bring-to-your-first-visit',
    title: 'What to bring to your first visit',
    summary: 'Cards, claim number, notes: a short packing list, and what happens when you arrive.',
    cover: 'front-desk',
  },
  {
    slug: 'emergency-room-urgent-care-or-clinic',
    title: 'Emergency room, urgent care or clinic?',
    summary: 'Which door to choose after a crash. If you are in doubt, take the safer one.',
    cover: 'first-aid-shelf',
  },
  {
    slug: 'talking-to-insurance-companies',
    title: 'Talking to insurance companies without losing your calm',
    summary: 'Who is calling, what to ask, what to write down, and what not to sign yet.',
    cover: 'phone-call',
  },
  {
    slug: 'headaches-after-a-crash',
    title: 'Headaches after a car crash: where they come from',
    summary: 'From the neck, from a concussion, or a reason to call 911. How to tell them apart.',
    cover: 'bedside-lamp',
  },
  {
    slug: 'a-driving-seat-that-spares-your-neck',
    title: 'Set up a driving seat that spares your neck',
    summary: 'Hips first, head restraint high, mirrors last: five minutes in the driveway.',
    cover: 'driver-seat',
  },
  {
    slug: 'why-a-low-speed-crash-can-hurt',
    title: 'Why a low-speed crash can still hurt',
    summary: 'Bumpers protect cars. What that means for the people inside, and what to watch for.',
    cover: 'red-light',
  },
  {
    slug: 'gentle-movement-at-home',
    title: 'Gentle movement at home after a crash',
    summary: 'Easy, slow and short: a few movements for a stiff neck and back, and when to stop.',
    cover: 'rehab-floor',
  },
  {
    slug: 'ice-or-heat',
    title: 'Ice or heat for a sore neck or back?',
    summary: 'Neither repairs anything, and both can help. How to use them safely.',
    cover: 'cold-pack',
  },
  {
    slug: 'words-you-will-hear-after-a-crash',
    title: 'Words you will hear after a crash',
    summary: 'Adjuster, lien, lumbar: insurance and clinic words in plain English.',
    cover: 'canyon-road',
  },
];
