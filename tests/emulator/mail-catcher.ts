import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type CaughtMail = { recipients: string[]; email: Email };

/**
 * Starts a mail server that collects mails. It refuses the recipients in `refusals` with a permanent error, and
 * the first `busy` recipients and all in `alwaysBusy` with a temporary one.
 */
export async function catchMails(refusals: string[] = [], busy = 0, alwaysBusy: string[] = []) {
  const mails: CaughtMail[] = [];
  let left = busy;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (left-- > 0 || alwaysBusy.includes(address)) {
        return done(Object.assign(new Error('Later'), { responseCode: 451 }));
      }
      done(refusals.includes(address) ? new Error(`No such user ${address}`) : null);
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((email) => mails.push({ recipients, email }))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
