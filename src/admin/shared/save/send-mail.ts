import { WriteError } from '#data/firebase/write-errors.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import { type Saved, save, type Writer } from './save.ts';

/** Sends a mail that staff ask for. */
export function sendMail(
  writer: Writer,
  send: () => Promise<NotifyState>,
  done: string,
): Promise<Saved> {
  return save(writer, {
    async write() {
      const state = await send();
      if (state !== 'sent') throw new WriteError('not-sent', state);
    },
    failed: 'The email couldn’t be sent. Please try again.',
    refusals: {
      'not-sent': (state: NotifyState) =>
        state === 'off'
          ? 'Email isn’t set up on this website.'
          : 'The mail server didn’t accept the email. Try again later.',
    },
    done,
  });
}
