/** The words of each message until staff change them. Staff and the function load both languages, visitors neither. */
import { messages as spanishMessages } from '#words/es/mails.ts';
import { messages } from '#words/mails.ts';
import { pipMinimums } from '../clinic/pip-benefits.ts';
import type { Language } from '../text/language.ts';
import { dollars } from '../text/money.ts';

/** subject is '' for a text message. body: lines end with \n, paragraphs with an empty line. */
export type Words = { subject: string; body: string };

export type MessageKind = keyof ReturnType<typeof messages>;

const figures = {
  medical: dollars(pipMinimums.medical),
  incomePerWeek: dollars(pipMinimums.income.perWeek),
};

export const originalWords: Record<Language, Record<MessageKind, Words>> = {
  en: messages(figures),
  es: spanishMessages(figures),
};
