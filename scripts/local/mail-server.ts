import { SMTPServer } from 'smtp-server';
import { portOf } from './ports.ts';

type MailServerOptions = {
  /** Takes an accepted mail. A rejection refuses it. */
  onMail: (bytes: Buffer, recipients: string[]) => Promise<unknown>;
  /** The error that a recipient is refused with; null accepts. */
  refuse?: (recipient: string) => Error | null;
};

/** Starts a mail server on a free local port. It takes mails without a login and sends none on. */
export async function startMailServer({ onMail, refuse = () => null }: MailServerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      stream
        .toArray()
        .then((chunks) => onMail(Buffer.concat(chunks as Buffer[]), recipients))
        .then(() => done(), done);
    },
  });
  const port = await portOf(server.listen(0, '127.0.0.1'));
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}
