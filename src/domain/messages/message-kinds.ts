/** Every message whose words staff can change. */
import type { Language } from '../text/language.ts';
import { type MessageKind, originalWords } from './original-words.ts';
import type { Placeholder } from './placeholders.ts';

/** draft: opens in the mail program of staff, who send it. text: the same on their phone. */
export type Channel = 'mail' | 'draft' | 'text';

type Message = {
  title: string;
  when: string;
  channel: Channel;
  placeholders: readonly Placeholder[];
  /** Must stand in the words: without them the message is of no use. */
  required: readonly Placeholder[];
};

const ofClinic = ['clinic', 'phone', 'call us', 'address'] as const;
const ofVisitAhead = [
  ...(['greeting', 'when', 'with', 'minutes', 'link', 'how to cancel', 'what to bring'] as const),
  ...ofClinic,
  ...(['how to get in', 'directions'] as const),
];
const change = ['was', 'was with'] as const;
const ofAnswer = ['greeting', 'how soon', 'if closed', 'opening hours', ...ofClinic] as const;
const ofDraft = ['greeting', 'guide link', ...ofClinic] as const;

const mail = { channel: 'mail', required: ['when', 'link'] } as const;
const text = {
  channel: 'text',
  placeholders: ['first name', 'when', 'with', 'clinic', 'phone', 'call us'],
  required: ['when'],
} as const;
const answer = { channel: 'mail', placeholders: ofAnswer, required: [] } as const;
const draft = { channel: 'draft', placeholders: ofDraft, required: ['guide link'] } as const;

const messages: Record<MessageKind, Message> = {
  visitBooked: {
    ...mail,
    title: 'Visit booked',
    when: 'Goes to the patient about two minutes after a visit is booked.',
    placeholders: ofVisitAhead,
  },
  visitMoved: {
    ...mail,
    title: 'Visit moved',
    when: 'Goes to the patient about two minutes after a visit moves to another time.',
    placeholders: [...ofVisitAhead, ...change],
  },
  visitChanged: {
    ...mail,
    title: 'Visit changed',
    when: 'Goes to the patient when the visit keeps its time, but not its provider or its length.',
    placeholders: [...ofVisitAhead, ...change],
  },
  visitCancelled: {
    title: 'Visit cancelled',
    when: 'Goes to the patient after a visit they were told of is cancelled.',
    channel: 'mail',
    placeholders: ['greeting', 'when', 'with', ...ofClinic],
    required: ['when'],
  },
  visitText: {
    ...text,
    title: 'Text about a visit',
    when: 'Opens on your phone when you press Text on a visit. You send it.',
  },
  visitCancelledText: {
    ...text,
    title: 'Text about a cancelled visit',
    when: 'Opens on your phone when you press Text on a cancelled visit. You send it.',
  },
  soonerOffer: {
    ...mail,
    title: 'A sooner time',
    when: 'Goes to those on the waitlist when you offer them a time that is free.',
    placeholders: ['greeting', 'when', 'with', 'minutes', 'was', 'link', ...ofClinic],
  },
  soonerText: {
    ...text,
    title: 'Text about a sooner time',
    when: 'Opens on your phone when you press Text on the waitlist. You send it.',
  },
  receivedContact: {
    ...answer,
    title: 'Appointment request received',
    when: 'Answers the appointment form at once.',
  },
  receivedPip: {
    channel: 'mail',
    title: 'PIP guide request received',
    when: 'Answers the form for the PIP guide at once.',
    placeholders: ['greeting', 'guide link', 'if closed', 'opening hours', ...ofClinic],
    required: ['guide link'],
  },
  receivedAttorney: {
    ...answer,
    title: 'Attorney request received',
    when: 'Answers the form for law firms at once.',
  },
  reviewMail: {
    channel: 'draft',
    title: 'Ask for a review',
    when: 'Opens in your email program when you ask for a review after a visit. Everyone gets the same words.',
    placeholders: ['greeting', 'review link', ...ofClinic],
    required: ['review link'],
  },
  reviewText: {
    channel: 'text',
    title: 'Text that asks for a review',
    when: 'Opens on your phone when you ask for a review after a visit. Everyone gets the same words.',
    placeholders: ['first name', 'review link', 'clinic', 'phone', 'call us'],
    required: ['review link'],
  },
  pipContact: {
    ...draft,
    title: 'Contact',
    when: 'Opens in your email program when you press Contact on a PIP lead. You send it.',
  },
  pipContactAccident: {
    ...draft,
    title: 'Contact after an accident',
    when: 'Opens in place of Contact for a PIP lead who mentioned a car accident. You send it.',
  },
  pipGuide: {
    ...draft,
    title: 'Send Guide',
    when: 'Opens in your email program when you press Send Guide on a PIP lead. You send it.',
  },
};

export const messageKinds = Object.keys(originalWords.en) as MessageKind[];

/** A message in one language: 'visitBooked', 'visitBooked-es'. Also the id of its template and of its page. */
export type MessageId = MessageKind | `${MessageKind}-es`;

export function messageId(kind: MessageKind, language: Language): MessageId {
  return language === 'en' ? kind : `${kind}-${language}`;
}

export function languageOfMessage(id: MessageId): Language {
  return id.endsWith('-es') ? 'es' : 'en';
}

export function kindOfMessage(id: MessageId): MessageKind {
  return id.replace(/-es$/, '') as MessageKind;
}

export function messageOf(id: MessageId): Message {
  return messages[kindOfMessage(id)];
}

export const messageIds: readonly MessageId[] = messageKinds.flatMap((kind) => [
  kind,
  messageId(kind, 'es'),
]);

/** null for a message that does not exist. */
export function messageIdFrom(text: string): MessageId | null {
  return messageIds.find((id) => id === text) ?? null;
}

export const messageGroups: readonly { title: string; kinds: readonly MessageKind[] }[] = [
  {
    title: 'Visits',
    kinds: [
      ...(['visitBooked', 'visitMoved', 'visitChanged', 'visitCancelled'] as const),
      ...(['visitText', 'visitCancelledText'] as const),
      ...(['soonerOffer', 'soonerText'] as const),
    ],
  },
  { title: 'Answers to requests', kinds: ['receivedContact', 'receivedPip', 'receivedAttorney'] },
  { title: 'Reviews', kinds: ['reviewMail', 'reviewText'] },
  { title: 'PIP guide', kinds: ['pipContact', 'pipContactAccident', 'pipGuide'] },
];
