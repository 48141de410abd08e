/** The page of a booked visit, which a link in a mail opens. */
import { inHours } from './times.ts';

export const title = 'Your appointment';
export const description = (clinic: string) =>
  `Your appointment at ${clinic} in Sandy, Utah: see it, confirm it or ask for another time.`;
export const emergency = 'For emergencies call 911.';

/** For a browser without JavaScript: before a phone number and after it. */
export const noScriptBefore =
  'Your appointment link needs JavaScript, which is turned off in this browser. Please call';
export const noScriptAfter = ', and we’ll help you.';
export const loading = 'Loading your appointment…';
/** Before a phone number. */
export const nothingYet = 'Nothing here after a moment? Please call';

/** A title and a sentence each. */
export const deadTitle = 'This link no longer works';
export const deadText = 'It may be from an older email. Please call us, and we’ll help you.';
export const unreachableTitle = 'We couldn’t load your appointment';
export const unreachableText = 'Check your connection and try again, or call us.';
export const startedTitle = 'Your appointment has started';
export const startedText = 'Running late? Please call us.';
export const overTitle = 'This appointment is over';
export const overText = 'Any questions? Please call us.';
export const cancelledTitle = 'Your appointment is cancelled';
export const cancelledText = 'We hope to see you another time.';
export const cancelledMeanwhile = 'It was cancelled while you had this page open.';
export const changedTitle = 'Your appointment has changed';
export const changedText =
  'It changed while you had this page open. Here is the appointment as it is now.';
export const lookAgain = 'Please look again before you answer.';
export const heldTitle = 'This time is held for you';
export const heldText = 'We’ll confirm it with you.';
export const movingTitle = 'We’ll find another time';
/** when: '', or 'by Monday 10:00 AM'. */
export const movingText = (when: string) =>
  `We got your message and will get back to you${when && ` ${when}`}. Until then, this time is still yours.`;
export const confirmedTitle = 'You’re confirmed';
/** firstName: '' if it isn't known. */
export const confirmedText = (firstName: string) =>
  `Thank you${firstName && `, ${firstName}`}. See you then!`;
export const aheadText = (firstName: string) =>
  `${firstName && `Hi ${firstName}. `}Please confirm that this time works for you.`;

/** '9:00 AM to 10:00 AM' */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
const count = (number: number, unit: string) =>
  number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
/** '1 hour 15 minutes' */
export const lengthText = (hours: number, minutes: number) =>
  [count(hours, 'hour'), count(minutes, 'minute')].filter(Boolean).join(' ');
export const zoneLengthAndProvider = (length: string, provider: string) =>
  `Mountain Time · ${length} with ${provider}`;

/** Before a phone number, after an error. */
export const orCall = 'Or call';
export const confirm = 'Confirm appointment';
export const keepTime = 'Keep this time';
export const confirming = 'Confirming…';
export const addToCalendar = 'Add to calendar';
export const tryAgain = 'Try again';
export const newTime = 'Request a new time';

export const cantCome = 'Can’t make it?';
export const askForAnother = 'Ask for another time';
export const cancel = 'Cancel appointment';
/** Before a phone number. */
export const tooLateToCancel = (hours: number) =>
  `It’s less than ${inHours(hours)} away. To cancel, please call`;
export const tooLate = (hours: number) =>
  `It’s less than ${inHours(hours)} away, so this page can’t cancel it anymore.`;
export const answerFailed = 'Your answer didn’t reach us. Check your connection and try again.';

export const cancelQuestion = 'Cancel this appointment?';
export const cancelNote = 'We’ll give the time to someone else.';
export const cancelling = 'Cancelling…';
export const cancelYes = 'Yes, cancel it';
export const cancelNo = 'Keep appointment';

export const moveForm = 'Another time';
export const whichTimes = 'Which days or times work for you?';
export const whichTimesHint = 'Only days and times, please. Nothing about your health.';
export const whichTimesMissing = 'Please tell us which days or times work for you';
export const send = 'Send';
export const sending = 'Sending…';
export const neverMind = 'Never mind';

export const before = 'Before you come';
export const where = 'Where';
export const directions = 'Get directions';
export const bringTitle = 'For a first visit, bring';
