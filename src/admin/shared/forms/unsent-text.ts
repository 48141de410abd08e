import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';

/** Why a mail that staff asked for was not sent; null when it was. */
export function unsentText(state: NotifyState): string | null {
  if (state === 'sent') return null;
  return state === 'off'
    ? 'Email isn’t set up on this website.'
    : 'The mail server didn’t accept the email. Try again later.';
}

/** Reports why a mail that staff asked for was not requested, and says it in words. */
export function unsentReason(error: unknown, what: string): string {
  report(error, what);
  return shownWords(error) || 'The email couldn’t be sent. Please try again.';
}
