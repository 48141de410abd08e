import type { Clinic } from '#domain/clinic/clinic.ts';
import { type MailTest, mailTestFrom, mailTestPause } from '#domain/settings/mail-test.ts';
import { logFailure } from '../describe-error.ts';
import { ConfigurationError } from '../environment/configuration.ts';
import {
  asRead,
  batchGet,
  commit,
  documentName,
  isConflict,
  type Update,
} from '../firestore/firestore-rest.ts';
import { fromFields, toFields } from '../firestore/firestore-value.ts';
import { Refusal } from '../json-response.ts';
import { clinicDocument, clinicIn } from '../read-clinic.ts';
import { recipients } from './clinic-mail.ts';
import { type Delivery, deliver } from './deliver.ts';
import { type Mail, mailSender } from './mail.ts';

type Result = Pick<MailTest, 'ok' | 'reason'>;

const reasons = {
  cutOff: 'The last test didn’t end. Please test again.',
  noAddress: 'The clinic has no email address yet. Enter it, save, and test again.',
  off: 'No mail server is connected: SMTP_URL is not set.',
  settings: 'SMTP_URL or MAIL_FROM is missing or wrong.',
  refused: 'The mail server refused the clinic’s email address. Check it for typos.',
  failed:
    'The mail server didn’t take the email. Check its address, name and password in SMTP_URL.',
} as const;

const wait = new Refusal(429, 'wait', 'Please wait a minute before the next test.');

/** For staff: mails the clinic at its own address, stores the result and returns it. Throws Refusal, FirestoreError. */
export async function sendTestMail(siteOrigin: string): Promise<Result> {
  const name = documentName('settings/mailTest');
  const { found, readTime: at } = await batchGet([name, clinicDocument()]);
  const before = found.get(name);
  const last = mailTestFrom(fromFields(before?.fields));
  if (last && at.getTime() - last.at.getTime() < mailTestPause) throw wait;
  const write = (result: Result): Update => ({
    update: { name, fields: toFields({ at, ...result }) },
  });
  // Stored before the email is sent: of two presses at once, one conflicts.
  const begun = write({ ok: false, reason: reasons.cutOff });
  await commit([{ ...begun, currentDocument: asRead(before) }]).catch((error: unknown) => {
    throw isConflict(error) ? wait : error;
  });
  const result = await tell(clinicIn(found), siteOrigin, at);
  await commit([write(result)]);
  return result;
}

async function tell(clinic: Clinic, siteOrigin: string, at: Date): Promise<Result> {
  const mail = testMail(clinic, siteOrigin, at);
  if (mail.to.length === 0) return failedFor(reasons.noAddress);
  try {
    const send = mailSender();
    return send ? resultOf(await deliver(send, mail)) : failedFor(reasons.off);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    logFailure('no test mail', error);
    return failedFor(reasons.settings);
  }
}

const failedFor = (reason: string): Result => ({ ok: false, reason });

function resultOf(delivery: Delivery): Result {
  return delivery === 'sent' ? { ok: true, reason: '' } : failedFor(reasons[delivery]);
}

function testMail(clinic: Clinic, siteOrigin: string, at: Date): Mail {
  return {
    to: recipients(clinic),
    replyTo: null,
    subject: `Test email from the website of ${clinic.shortName}`,
    text: `Emails from your website arrive here. New requests do, too.\n\n${siteOrigin}/admin`,
    key: `mail-test.${at.getTime()}`,
    automatic: false,
  };
}
