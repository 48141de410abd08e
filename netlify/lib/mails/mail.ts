import { parsedUrl } from '#domain/text/parsed-url.ts';
import {
  ConfigurationError,
  onDemoProject,
  optionalSetting,
  setting,
} from '../environment/configuration.ts';

export type Mail = {
  to: { name: string; address: string }[];
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  /** The message id before its @, by which a repeated mail is recognised. */
  key: string;
  /** Marks automatic mails, so that two machines do not answer each other for ever. */
  automatic: boolean;
  calendar?: { fileName: string; text: string; method: 'PUBLISH' | 'CANCEL' };
};

/** Throws when the mail was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds. */
const timeout = 10_000;

/** By SMTP_URL; else printed on a demo project; else null (mail is off). Throws ConfigurationError. */
export function mailSender(): SendMail | null {
  const url = optionalSetting('SMTP_URL');
  if (url) return smtpSender(url, setting('MAIL_FROM'));
  return onDemoProject() ? printMail : null;
}

function smtpSender(url: string, from: string): SendMail {
  if (!/^smtps?:\/\/./.test(url) || !parsedUrl(url)) {
    throw new ConfigurationError('SMTP_URL is not an smtp:// or smtps:// address');
  }
  if (!from.includes('@')) throw new ConfigurationError('MAIL_FROM has no email address');
  return async (mail) => {
    // Loaded after the visitor has the answer.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      // Patients' words are never sent unencrypted.
      requireTLS: !onDemoProject(),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({
      from,
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.text,
      attachments: mail.calendar && [
        {
          filename: mail.calendar.fileName,
          content: mail.calendar.text,
          contentType: `text/calendar; charset=utf-8; method=${mail.calendar.method}`,
        },
      ],
      messageId: `<${mail.key}@${new URL(url).hostname}>`,
      headers: mail.automatic
        ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
        : {},
    });
  };
}

async function printMail({ to, subject, text, calendar }: Mail): Promise<void> {
  const lines = [
    `To: ${to.map(({ address }) => address).join(', ')}`,
    `Subject: ${subject}`,
    ...(calendar ? [`Attached: ${calendar.fileName}`] : []),
    '',
  ];
  const framed = [...lines, ...text.split('\n')].map((line) => `│ ${line}`.trimEnd());
  console.log(['┌ Mail, printed since SMTP_URL is not set', ...framed, '└'].join('\n'));
}
