import { type MailTest, mailTestFrom } from '#domain/settings/mail-test.ts';
import { withDates } from './firebase/dates.ts';
import { readSetting } from './firebase/settings.ts';
import { requestMails } from './request-mails.ts';

type Result = Pick<MailTest, 'ok' | 'reason'>;

/** The last test; null before the first one. */
export async function readMailTest(): Promise<MailTest | null> {
  return mailTestFrom(withDates(await readSetting('mailTest')));
}

/** Has the function mail the clinic at its own address; the result is stored, too. Throws as requestMails does. */
export async function sendTestMail(): Promise<Result> {
  return requestMails({ type: 'mail-test' }, ({ test }) => test as Result | undefined);
}
