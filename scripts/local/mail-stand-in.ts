import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { startMailServer } from './mail-server.ts';

export const mailFolder = (stack: number) => resolve(`node_modules/.cache/mails/${stack}`);

/**
 * A local mail server for the functions of a stack: it keeps each mail as a file, which a story in another process
 * reads by `caughtMails`, and prints it where a person reads along. `env` is what the functions need.
 */
export async function startMailStandIn(stack: number, print?: (text: string) => void) {
  const folder = mailFolder(stack);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const { url, stop } = await startMailServer({
    async onMail(bytes) {
      await writeFile(join(folder, `${String(++count).padStart(4, '0')}.eml`), bytes);
      print?.(asPrinted(await PostalMime.parse(bytes)));
    },
  });
  return { env: { SMTP_URL: url, MAIL_FROM: 'site@clinic.example' }, stop };
}

/** The mails that this stack has sent to an address, the oldest first. */
export async function caughtMails(stack: number, to: string): Promise<Email[]> {
  const folder = mailFolder(stack);
  const files = readdirSync(folder).sort();
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

function asPrinted({ to = [], subject = '', attachments, text = '' }: Email): string {
  const lines = [
    `To: ${to.map(({ address }) => address).join(', ')}`,
    `Subject: ${subject}`,
    ...attachments.map(({ filename }) => `Attached: ${filename}`),
    '',
    ...text.trimEnd().split('\n'),
  ];
  return ['┌ Mail', ...lines.map((line) => `│ ${line}`.trimEnd()), '└'].join('\n');
}
