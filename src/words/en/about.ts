import { inHours } from './times.ts';

export const title = 'About';
export const description = (clinic: string) =>
  `${clinic} is a chiropractic clinic in Sandy, Utah, near Salt Lake City, for people hurt in car accidents. See how we work and who you’ll meet.`;

export const heading = 'A clinic for the weeks after a crash';
export const intro =
  'We’re a chiropractic clinic in Sandy, at the south end of the Salt Lake Valley. We treat whiplash, back pain and headaches after car accidents. You get an exam, an explanation in plain words, and help with the insurance paperwork.';
export const toFooter = 'Hours and address';
export const drawing =
  'Drawing of the clinic: a low house with wide windows below the Wasatch Range';

export const whyTitle = 'Why patients choose us after an accident';
export const accidents = 'Car accidents are what we do';
export const accidentsText =
  'Whiplash, back pain and headaches after a crash are what we treat every day. We know which signs to look for, and which need an emergency room or another specialist first.';
export const answer = (promiseHours: number) =>
  `You’ll hear from us within ${inHours(promiseHours)}`;
export const answerText =
  'A person from our front desk calls or writes back, answers your questions and finds a time.';
export const youSee = 'You see what we see';
export const youSeeText =
  'We show you on a model or on your X-rays what’s strained and what isn’t, and write the plan down with you.';
export const pip = 'We help with PIP';
export const pipText =
  'Utah car insurance usually pays first, no matter who caused the crash. We help you find your claim number and can send our bills to your insurer.';

export const staffTitle = 'Who you’ll meet';
/** People who are made up, on a website that isn't open yet. */
export const samples = 'Sample profiles';
/** A link. */
export const moreAbout = (name: string) => `More about ${name}`;

export const roomsTitle = 'A first visit, room by room';
export const toGallery = 'See the clinic gallery';
/** Under pictures of the waiting room, the treatment room and the room for exercises. */
export const rooms = [
  'You arrive. Bring your insurance card and, if you have one, your claim number.',
  'We examine you, and treat only what we’ve talked through.',
  'You learn the exercises you’ll do at home.',
];
export const drawings = 'Drawings until our photos are ready.';
