/** What the clinic writes to people: each message until staff change it, and the texts that fill it in. */

import { letter, phoneText } from '../message-words.ts';
import { times } from './times.ts';

const questions = 'Questions? Reply to this email or {call us}.';

/** What the patient has to know about a visit ahead. */
const visitAhead = [
  'When: {when} (Mountain Time)\nWith: {with}\nHow long: about {minutes} minutes',
  'Where:\n{clinic}\n{address}\n{how to get in}\nDirections: {directions}',
  'What to bring if this is your first visit:\n{what to bring}',
  'See your appointment, confirm it or ask for another time:\n{link}',
  '{how to cancel}',
];

const talkNow = ['{if closed}', "If you'd rather talk by phone, call {phone}."];
const openingHours = 'Office hours (Mountain Time)\n{opening hours}';

const services = [
  'How we can help:',
  '- A careful exam after a car accident, and a written report of what we find',
  '- Chiropractic care for neck, back and headache symptoms',
  '- A plan of care that fits you, and records and bills sent to your insurer',
].join('\n');

const signature = '{clinic}\n{address}\nPhone: {phone}';

/** Of the law, in dollars: '$3,000'. */
export type PipFigures = { medical: string; incomePerWeek: string };

const pipFacts = ({ medical, incomePerWeek }: PipFigures) =>
  [
    'About PIP:',
    `- Utah auto policies include PIP, which must cover at least ${medical} of medical bills per person, no matter who was at fault`,
    `- It may also pay part of your lost income, up to ${incomePerWeek} a week`,
    '- Your insurer or an attorney can tell you about limits and deadlines',
  ].join('\n');

function pipContact(opening: string, figures: PipFigures) {
  return letter(
    'Your request for our PIP guide',
    opening,
    services,
    pipFacts(figures),
    'Reply to this email or {call us}. The guide is here if you need it again:\n{guide link}',
    signature,
  );
}

export const messages = (figures: PipFigures) => ({
  visitBooked: letter(
    'Your appointment on {when}',
    'You have an appointment at {clinic}:',
    ...visitAhead,
    'The attached file adds this appointment to your calendar.',
    questions,
  ),
  visitMoved: letter(
    'Your appointment has moved to {when}',
    'Your appointment at {clinic} has moved. It was {was} with {was with}. Here is the new one:',
    ...visitAhead,
    'The attached file moves it in your calendar, too.',
    questions,
  ),
  visitChanged: letter(
    'Your appointment on {when} has changed',
    'Your appointment at {clinic} has changed. It was {was} with {was with}. Here is the new one:',
    ...visitAhead,
    'The attached file moves it in your calendar, too.',
    questions,
  ),
  visitCancelled: letter(
    'Your appointment on {when} is cancelled',
    "Your appointment at {clinic} on {when} (Mountain Time) with {with} is cancelled. You don't need to come in.",
    'Would you like another time? Please {call us}.',
    'If you saved this appointment, the attached file marks it as cancelled in your calendar.',
    questions,
  ),
  visitText: phoneText(
    "Hi {first name}, your appointment at {clinic} is on {when}. If you can't make it, {call us}.",
  ),
  visitCancelledText: phoneText(
    'Hi {first name}, your appointment at {clinic} on {when} is cancelled. To book another time, {call us}.',
  ),
  soonerOffer: letter(
    'An earlier time is open: {when}',
    'An earlier time is open at {clinic}:',
    'When: {when} (Mountain Time)\nWith: {with}\nHow long: about {minutes} minutes',
    'Your appointment on {was} stays yours, unless you take the earlier one.',
    "We've asked others, too. The first to take it here gets it:\n{link}",
    questions,
  ),
  soonerText: phoneText(
    'Hi {first name}, an earlier time is open at {clinic}: {when}. To take it, {call us}.',
  ),
  receivedContact: letter(
    'We received your appointment request',
    'Thank you for contacting {clinic}. We have your appointment request.',
    "What happens next: a member of our team will contact you {how soon}. We'll answer your questions and find a time that works for you. If you have auto insurance, please have your insurance card handy, and your claim number if you have one.",
    ...talkNow,
    openingHours,
  ),
  receivedPip: letter(
    'Your free Utah PIP guide',
    'Thank you for requesting our Utah PIP guide. You can read it here:\n{guide link}',
    'What happens next: a member of our team may contact you to see if you have questions about your coverage or your care. The guide is for education only and is not legal advice.',
    ...talkNow,
    openingHours,
  ),
  receivedAttorney: letter(
    'We received your request',
    'Thank you for contacting {clinic}. We have your request.',
    'What happens next: a member of our team will get back to your office {how soon}, by phone or email. To attorneys, records go only with a signed HIPAA authorization.',
    ...talkNow,
    openingHours,
  ),
  reviewMail: letter(
    'How did we do?',
    'Thank you for coming to {clinic}. Would you tell others how it went, good or bad? It takes about two minutes:\n{review link}',
    "Everyone can read it there, so leave out what you'd rather keep to yourself. There's no need to write: it changes nothing about your visits.",
    "If you don't want us to ask again, reply and say so.",
    '{clinic}',
  ),
  reviewText: phoneText(
    "Hi {first name}, thank you for coming to {clinic}. Would you tell others how it went, good or bad? {review link} If you don't want us to ask again, reply STOP.",
  ),
  pipContact: pipContact(
    'Thank you for requesting our Utah PIP guide. Do you have any questions about it?',
    figures,
  ),
  pipContactAccident: pipContact(
    'Thank you for requesting our Utah PIP guide. You mentioned a car accident. How are you feeling? Can we help?',
    figures,
  ),
  pipGuide: letter(
    'Your free Utah PIP guide',
    'Here is the Utah PIP guide you asked for:\n{guide link}',
    services,
    pipFacts(figures),
    'Questions? Reply to this email or {call us}. The guide is for education only and is not legal advice.',
    signature,
  ),
});

export const mailTexts = {
  /** first: a first name, or ''. */
  hello: (first: string) => (first ? `Hello ${first},` : 'Hello,'),
  /** In place of a first name. */
  there: 'there',
  /** until: a day and a time. callUs: see call-us.ts. */
  cancelUntil: (until: string, callUs: string) =>
    `Can't make it? Until ${until} you can cancel with the link above. After that, please ${callUs}.`,
  cancelByCall: (callUs: string) => `Can't make it? Please ${callUs}.`,
  /** day: as nearLongDay of times.ts says it; '' today. time: 'HH:mm' */
  closedNow: (day: string, time: string) =>
    `We're closed right now. We open again ${day || 'today'} ${times.atTime(time)}.`,
  wrongAddress: (callUs: string) =>
    `You're receiving this because this address was given to us for an appointment. If this wasn't you, please ${callUs}, so that we can correct it.`,
  emergency: 'In an emergency, call 911 or go to an emergency room.',
  enteredOn: (site: string) =>
    `You're receiving this because this address was entered on ${site}. If that wasn't you, please disregard it.`,
};

export type MailTexts = typeof mailTexts;
