/** The last test of the mail server, which the form function stores as `settings/mailTest`. */
import { storedDate, storedText } from '../stored-value.ts';

export type MailTest = {
  at: Date;
  ok: boolean;
  /** Why no email was sent, for people; '' if one was. */
  reason: string;
};

/** Milliseconds before the next test. */
export const mailTestPause = 60_000;

/** null without a test. */
export function mailTestFrom(stored: Record<string, unknown>): MailTest | null {
  const at = storedDate(stored.at);
  return at && { at, ok: stored.ok === true, reason: storedText(stored.reason) };
}
