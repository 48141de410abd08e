import { useEffect } from 'react';
import { listMailsDue, sendMails } from '#data/leads/lead-mails.ts';
import { report } from '#data/problems/report.ts';
import { listVisitMailsDue, sendVisitMail } from '#data/visits/visit-mails.ts';

/** Milliseconds. */
const interval = 60_000;

type Due = {
  /** Names this mail: it is asked for once. */
  key: string;
  send: () => Promise<unknown>;
};

/** Mails that the form function failed to send: the mail server was busy, or the function was cut off. */
async function leadMailsDue(): Promise<Due[]> {
  return (await listMailsDue()).map((id) => ({ key: id, send: () => sendMails(id, false) }));
}

/** Mails about visits whose grace is over; a later change of the visit is another mail. */
async function visitMailsDue(): Promise<Due[]> {
  return (await listVisitMailsDue()).map(({ id, askedAt }) => ({
    key: `${id} ${askedAt.getTime()}`,
    send: () => sendVisitMail(id, false),
  }));
}

/** The open back office asks for mails that are due, each at most once in this tab. */
export function useMailPickup(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const asked = new Set<string>();
    const pickUp = async (listDue: () => Promise<Due[]>) => {
      for (const { key, send } of await listDue()) {
        if (asked.has(key)) continue;
        asked.add(key);
        await send();
      }
    };
    const run = () => {
      for (const listDue of [leadMailsDue, visitMailsDue]) {
        // The lead shows 'Not notified', the visit that it couldn't be sent. Staff can send both again.
        pickUp(listDue).catch((error) => report(error, 'Failed to send emails that are due'));
      }
    };
    run();
    const timer = setInterval(run, interval);
    return () => clearInterval(timer);
  }, [signedIn]);
}
