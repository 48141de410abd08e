/** Why the function stores no answer to the link of a visit. callUs: see call-us.ts. */
import { inHours } from './times.ts';

export const visitLinkTexts = {
  changed: 'Your appointment has changed since you opened this page. Please take another look.',
  late: (hours: number, callUs: string) =>
    `Your appointment is less than ${inHours(hours)} away. To cancel it, please ${callUs}.`,
  often: (callUs: string) =>
    `You’ve answered several times already. To change your answer, please ${callUs}.`,
  unknown: 'This link no longer works. Please call us.',
};

export type VisitLinkTexts = typeof visitLinkTexts;
