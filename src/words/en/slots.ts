/** Times that visitors choose and hold with a request. weekday, date and time as in times.ts. */
import { times } from './times.ts';

export const slotTexts = {
  title: 'Hold a time',
  hint: (minutes: number) =>
    `A first visit takes ${minutes} minutes. We hold your time and confirm it with you.`,
  anyTime: 'Any time',
  moreDays: 'More days',
  gone: 'The time you chose is gone.',
  opening: times.opening,
  /** ahead: days from today. '4:30 PM today', '11 AM tomorrow', '10:30 AM Monday' */
  until: (ahead: number, weekday: number, date: string, time: string) => {
    const near = ['today', 'tomorrow'][ahead];
    const day = near ?? times.nearLongDay(weekday, ahead > 6 ? date : null).replace(/,$/, '');
    return `${times.clock(time).replace(':00', '')} ${day}`;
  },
  /** opening and until: as above. */
  held: (opening: string, until: string) =>
    `${opening} is held for you until ${until}. We’ll confirm it with you.`,
  heldToItsStart: (opening: string) => `${opening} is held for you. We’ll confirm it with you.`,
  /** A link. */
  giveBack: 'I don’t need this time',
  taken: 'The time you chose was just taken. We have your request. Would one of these work?',
  takenWithoutOthers:
    'The time you chose was just taken. We have your request, and we’ll find a time with you.',
  another: 'You already have a time held with us. We’ll confirm it with you.',
  none: 'We couldn’t hold a time for you online. We’ll find one with you.',
  /** A button, while it works. */
  holding: 'Holding...',
};

export type SlotTexts = typeof slotTexts;
