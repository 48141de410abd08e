const notifyStates = ['sent', 'failed', 'off', 'limited'] as const;

/** null before the first try. 'off': no mail server. 'limited': the mailbox has had its automatic mails of the day. */
export type NotifyState = (typeof notifyStates)[number] | null;

/** Reads a stored value of any age. */
export function notifyStateFrom(value: unknown): NotifyState {
  return notifyStates.find((known) => known === value) ?? null;
}
