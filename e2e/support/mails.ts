import type { Email } from 'postal-mime';
import { caughtMails } from '../../scripts/local/mail-stand-in.ts';
import { storyStack } from '../../scripts/local/stacks.ts';

/** The mails that this worker's stack has sent to an address, the oldest first. */
export function mailsTo(address: string): Promise<Email[]> {
  return caughtMails(storyStack(), address);
}

/** The link to a visit in a mail to its patient. */
export function visitLinkIn(mail: Email | undefined): string {
  const link = /https?:\S+\/(?:visit|es\/cita)#\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('The mail has no link to a visit');
  return link;
}
