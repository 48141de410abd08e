import PostalMime, { type Email } from 'postal-mime';
import { startMailServer } from '../../scripts/local/mail-server.ts';

export type CaughtMail = { recipients: string[]; email: Email };

/**
 * Starts a mail server that collects mails. It refuses the recipients in `refusals` with a permanent error, and
 * the first `busy` recipients and all in `alwaysBusy` with a temporary one.
 */
export async function catchMails(refusals: string[] = [], busy = 0, alwaysBusy: string[] = []) {
  const mails: CaughtMail[] = [];
  let left = busy;
  const { url, stop } = await startMailServer({
    refuse(recipient) {
      if (left-- > 0 || alwaysBusy.includes(recipient)) {
        return Object.assign(new Error('Later'), { responseCode: 451 });
      }
      return refusals.includes(recipient) ? new Error(`No such user ${recipient}`) : null;
    },
    onMail: async (bytes, recipients) =>
      mails.push({ recipients, email: await PostalMime.parse(bytes) }),
  });
  return { url, mails, stop };
}
