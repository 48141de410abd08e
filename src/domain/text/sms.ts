/** Links that open the reader's own text messages. */
import { phoneHref } from './phone.ts';

/** 'sms:+18015550186?&body=…': the words are ready to send. */
export function smsHref(phone: string, body: string): string {
  const number = phoneHref(phone).replace('tel:', '');
  // iPhones look for the body after &, Android after ?.
  return `sms:${number}?&body=${encodeURIComponent(body)}`;
}
