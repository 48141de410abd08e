import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, vi } from 'vitest';
import { startMailServer } from '../../scripts/local/mail-server.ts';
import { mend } from './form-faults.ts';

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

/** A mail server for each test of a file, whose function has the settings of a healthy run. */
export function mailServerOfTests() {
  let server: Awaited<ReturnType<typeof catchMails>>;
  beforeEach(async () => {
    server = await catchMails();
    mend(server.url);
  });
  afterEach(() => server.stop());
  return {
    get mails() {
      return server.mails;
    },
    get url() {
      return server.url;
    },
    stop: () => server.stop(),
    /** options: those of catchMails. */
    async restart(...options: Parameters<typeof catchMails>) {
      await server.stop();
      server = await catchMails(...options);
      vi.stubEnv('SMTP_URL', server.url);
    },
  };
}
