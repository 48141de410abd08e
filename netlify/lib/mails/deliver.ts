import { setTimeout as wait } from 'node:timers/promises';
import { describeFailure } from '../describe-error.ts';
import { currentTime } from '../environment/clock.ts';
import { ConfigurationError } from '../environment/configuration.ts';
import type { Mail, SendMail } from './mail.ts';

/** Milliseconds before each further try. */
const pauses = [250, 1000];

/** Milliseconds after which no retry starts: the function times out soon after. */
const patience = 8000;

/** 'refused': the server will never accept this mail. 'failed': a later try may succeed. */
export type Delivery = 'sent' | 'refused' | 'failed';

type MailError = { code?: string; responseCode?: number };

/** nodemailer's codes for a mail server that is busy or unreachable. */
const connectionErrors = ['ECONNECTION', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'EPROXY'];

function isTemporary({ code = '', responseCode }: MailError): boolean {
  if (responseCode) return responseCode < 500;
  return connectionErrors.includes(code);
}

function isRefused({ code = '', responseCode = 0 }: MailError): boolean {
  return responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
}

/** Sends a mail, and retries a temporary refusal within seconds. Never throws. */
export async function deliver(send: SendMail, mail: Mail): Promise<Delivery> {
  const begin = currentTime().getTime();
  for (let tries = 0; ; tries++) {
    try {
      await send(mail);
      return 'sent';
    } catch (error) {
      const pause = pauses[tries];
      const failure = error as MailError;
      if (
        pause !== undefined &&
        isTemporary(failure) &&
        currentTime().getTime() - begin < patience
      ) {
        await wait(pause);
        continue;
      }
      console.error(`form-submission: mail ${mail.key} not sent: ${reasonOf(error)}`);
      return isRefused(failure) ? 'refused' : 'failed';
    }
  }
}

/** Codes only: a mail server's message may quote the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as MailError;
  const codes = [code, responseCode].filter(Boolean).join(' ');
  return error instanceof ConfigurationError || !codes ? describeFailure(error) : codes;
}
