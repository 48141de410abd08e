import { inHours } from './times.ts';

export const title = 'Patient Info';
export const description = (clinic: string) =>
  `What ${clinic} in Sandy, Utah treats after a car accident, what a first visit is like, how PIP insurance pays, and answers to common questions.`;

export const heading = 'What to know before you come in';
/** Before a phone number. */
export const intro =
  'What we treat, what happens at a visit, and who usually pays for it. Can’t find it? Call';
export const onThisPage = 'On this page';
/** Names of the parts of the page, one or two lines each on a phone. */
export const injuriesPart = 'Injuries we treat';
export const firstVisitPart = 'Your first visit';
export const reasonsPart = 'Why patients choose us';
export const pipPart = 'How PIP pays';
export const questionsPart = 'Common questions';

/** The signs complete this sentence. A clinician signs both. */
export const emergency = 'Call 911 or go to an emergency room for …';
export const signs = [
  'chest pain or trouble breathing',
  'a severe headache, or one that keeps getting worse',
  'fainting, confusion, or vomiting again and again',
  'new weakness, numbness, or trouble walking',
  'double vision, or one side of the face drooping',
  'trouble swallowing or speaking',
  'new dizziness or unsteadiness with neck pain',
  'loss of bladder or bowel control, or numbness between the legs',
  'severe pain in the neck, back or belly right after the crash',
];
export const call911 = 'Call 911';

export const injuriesTitle = 'Injuries we treat after a crash';
export const injuriesText =
  'Pain may start hours or days later, and not where the car was hit. Chiropractic care may help with these. An exam shows whether it fits.';
export const neckArea = 'Head and neck';
export const upperBackArea = 'Shoulders and upper back';
export const lowBackArea = 'Low back and legs';

export const firstVisitTitle = 'Your first visit, minute by minute';
export const minutes = (count: number) => `${count} minutes`;
/** In order of time. */
export const steps = [
  { title: 'You arrive', text: 'The front desk copies your insurance card and photo ID.' },
  { title: 'We talk', text: 'You tell us about the crash, the pain and your health.' },
  { title: 'The exam', text: 'We check posture, movement, reflexes and strength.' },
  { title: 'What we found', text: 'In plain words, on a model or on your X-rays.' },
  { title: 'Your plan', text: 'You decide. If someone else can help you better, we say so.' },
];
export const cost = 'What it costs';
export const costText =
  'We tell you the price before you agree to anything. With auto insurance, PIP usually pays first.';
export const bring = 'What to bring';
export const arrival = 'Parking and entrance';

export const reasonsTitle = 'Why patients choose us';
export const reasons = (promiseHours: number) => [
  {
    title: 'An exam comes first',
    text: 'No one treats you before we know what’s strained and what isn’t.',
  },
  {
    title: 'You decide with us',
    text: 'We explain the plan, what it may help, and what else you could do instead.',
  },
  {
    title: 'We say when it’s not for us',
    text: 'If you need imaging, a medical doctor or surgery advice, we tell you so, and who to see.',
  },
  {
    title: 'Your visits are on record',
    text: 'Clear notes from the first day help you, your insurer and, if you have one, your attorney.',
  },
  {
    title: `A person answers within ${inHours(promiseHours)}`,
    text: 'By phone or email. During office hours you can simply call.',
  },
];

export const pipTitle = 'How PIP pays for your care';
export const pipText =
  'PIP is Personal Injury Protection. It is part of Utah car insurance and pays first, no matter who caused the crash. You open a claim with your own insurer, get a claim number and give it to every provider who treats you.';
export const afterPip =
  'When PIP runs out, health insurance or the other driver’s insurance may be next. Ask your insurer or an attorney which deadlines apply to you.';
export const getGuide = 'Get the free PIP guide';
export const readArticles = 'Read our articles';

/** A table of the law. Amounts are as '$250'. Counsel signs it. */
export const minimums = 'The minimum PIP must cover';
export const upTo = (amount: string) => `Up to ${amount}`;
export const perWeek = (amount: string) => `Up to ${amount} a week`;
export const perDay = (amount: string) => `Up to ${amount} a day`;
export const medical = 'Medical care';
export const medicalLimits = 'at least, for each injured person. Your policy may have more.';
export const income = 'Lost income';
export const incomeLimits = (percent: number, amount: string, weeks: number, unpaidDays: number) =>
  `${percent} percent of what you lose, at most ${amount} a week, for up to ${weeks} weeks. The first ${unpaidDays} days aren’t paid unless you can’t work for more than two weeks.`;
export const household = 'Help at home';
export const householdLimits = (days: number, unpaidDays: number) =>
  `for up to ${days} days, for chores you can’t do. The first ${unpaidDays} days aren’t paid unless you can’t do them for more than two weeks. Only for help you actually got or paid for.`;
export const funeral = 'Funeral';
export const death = 'Death';
export const deathLimits = 'paid to the heirs.';
export const source =
  'Minimums under Utah Code 31A-22-307. Your policy decides what applies to you.';
export const rights = 'Your rights under Utah law';

export const insurers = 'Insurance we take';
export const otherInsurers = 'Yours isn’t listed? Ask us, and we’ll look into it.';

export const questionsTitle = 'Common questions';
export const askFrontDesk = 'Don’t see your question? Ask the front desk.';
/** callUs: 'call us at' and a phone number. */
export const questions = (callUs: string): [question: string, ...answer: string[]][] => [
  [
    'How soon after a crash should I be seen?',
    'Soon, even if it doesn’t hurt much yet. Symptoms can appear hours or days later, and early notes show what was hurt and when.',
    'If you have any of the signs in the emergency box on this page, call 911 or go to an emergency room first.',
  ],
  [
    'Do I need a referral?',
    'Usually not. You can call a chiropractic clinic yourself. Some health plans ask for a referral before they pay, so check with yours if PIP isn’t paying.',
  ],
  [
    'Who pays, and does it matter who caused the crash?',
    'Your own car insurance usually pays first, through PIP, no matter who caused the crash. Bring your claim number and we can send the bills to your insurer.',
    'We tell you what a visit costs before you agree to it, and what may happen when PIP runs out. If you have no insurance or choose not to use it, you have the right to a good faith estimate in writing: ask us for it.',
  ],
  [
    'What happens at the first visit, and what do I bring?',
    'Plan on about an hour. We ask about the crash and your health, examine your neck and back, and explain what we find. Then we agree on a plan, or tell you who else should see you.',
    'Bring your insurance card, your claim number if you have one, a photo ID, and any reports or images from an emergency room or doctor.',
  ],
  [
    'Is treatment right for everyone?',
    `No. Some injuries need rest, another specialist or a hospital, and the exam shows which. You can say no at any time, and you can ask us first: ${callUs}.`,
  ],
];

export const notice = 'Legal notice';
export const noticeText =
  'This page is general information. It is not medical advice, not legal advice, and not a promise of results. Reading it, calling us or sending a form does not create a patient-provider relationship; that begins when we accept you as a patient at a visit.';
/** Before a link, 'disclaimer', and a full stop. */
export const moreIn =
  'What insurance pays depends on your policy, the law and your insurer. Never put off medical help because of something you read here. More in our';
export const disclaimer = 'disclaimer';
/** Before a link, 'good faith estimate', and a full stop. */
export const rightTo = 'If you have no insurance or don’t use it, you have the right to a';
export const estimate = 'good faith estimate';
