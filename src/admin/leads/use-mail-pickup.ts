import { useEffect } from 'react';
import { listMailsDue, sendMails } from '#data/leads/lead-mails.ts';
import { report } from '#data/problems/report.ts';

/** Milliseconds. */
const interval = 60_000;

/**
 * The open back office retries mails that the form function failed to send, each lead's at most once: the mail
 * server may have been busy, or the function was cut off.
 */
export function useMailPickup(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const asked = new Set<string>();
    const pickUp = async () => {
      for (const id of await listMailsDue()) {
        if (asked.has(id)) continue;
        asked.add(id);
        await sendMails(id);
      }
    };
    // The lead shows 'Not notified', and staff can send again.
    const run = () =>
      void pickUp().catch((error) => report(error, 'Failed to send emails that are due'));
    run();
    const timer = setInterval(run, interval);
    return () => clearInterval(timer);
  }, [signedIn]);
}
