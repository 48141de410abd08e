const notifyStates = ['sent', 'failed', 'off', 'limited'] as const;

/**
 * The result of an automatic e-mail; null before the first try. 'off': no mail server is configured. 'limited':
 * the mailbox reached its daily limit of automatic mails.
 */
export type NotifyState = (typeof notifyStates)[number] | null;

/** Reads a stored value of any age. */
export function notifyStateFrom(value: unknown): NotifyState {
  return notifyStates.find((known) => known === value) ?? null;
}
