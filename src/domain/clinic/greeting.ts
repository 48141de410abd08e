import type { MailTexts } from '#words/mails.ts';
import { firstName } from '../text/first-name.ts';

/**
 * 'Hello Maria,' or 'Hello,'. Takes only a plain first name. Anyone can type a stranger's address into the form,
 * and must not be able to send that stranger a message through the name field.
 */
export function greeting(name: string, { hello }: Pick<MailTexts, 'hello'>): string {
  // What follows a comma may be anything.
  const first = name.includes(',') ? '' : firstName(name);
  return /^\p{L}[\p{L}\p{M}\p{Join_C}'’-]{1,29}$/u.test(first) ? hello(first) : hello('');
}
