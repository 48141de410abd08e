/** Requests, visits, calls and messages of one person, in one line of time. */

import { requestLabels } from '../leads/answers.ts';
import type { Lead } from '../leads/lead.ts';
import { type Activity, callOutcomeLabels } from '../leads/lead-activity.ts';
import { type Visit, visitStatusLabels } from '../visits/visit.ts';

export type TimelineEvent = {
  id: string;
  at: Date;
  kind: 'request' | 'visit' | 'call' | 'message';
  text: string;
  /** What it belongs to. */
  of: { lead: Lead } | { visit: Visit };
};

/** histories: of each request, by its id. The latest first. */
export function timelineOf(
  leads: readonly Lead[],
  visits: readonly Visit[],
  histories: ReadonlyMap<string, readonly Activity[]>,
): TimelineEvent[] {
  const events = [
    ...leads.flatMap((lead) => ofRequest(lead, histories.get(lead.id) ?? [])),
    ...visits.flatMap(ofVisit),
  ];
  return events.sort((a, b) => b.at.getTime() - a.at.getTime());
}

function ofRequest(lead: Lead, history: readonly Activity[]): TimelineEvent[] {
  const of = { lead };
  const { id, createdAt, notify, type } = lead;
  const sent = history.flatMap((entry): TimelineEvent[] => {
    const event = { id: entry.id, at: entry.at, of };
    if (entry.kind === 'call')
      return [{ ...event, kind: 'call', text: `Call: ${callOutcomeLabels[entry.outcome]}` }];
    return entry.kind === 'resend'
      ? [{ ...event, kind: 'message', text: 'Emails about the request sent again' }]
      : [];
  });
  const mail: TimelineEvent[] =
    notify?.patient === 'sent'
      ? [{ id: `${id}-mail`, at: createdAt, kind: 'message', text: 'Reply by email', of }]
      : [];
  return [...sent, ...mail, { id, at: createdAt, kind: 'request', text: requestLabels[type], of }];
}

function ofVisit(visit: Visit): TimelineEvent[] {
  const of = { visit };
  const { id, startsAt, mail, answer, typeName, status, providerName } = visit;
  const text = `${typeName}, ${providerName}, ${visitStatusLabels[status].toLowerCase()}`;
  const mailedAt = mail.state === 'sent' ? mail.triedAt : null;
  const message = (part: string, at: Date, words: string): TimelineEvent => {
    return { id: `${id}-${part}`, at, kind: 'message', text: words, of };
  };
  return [
    { id, at: startsAt, kind: 'visit', text, of },
    ...(mailedAt ? [message('mail', mailedAt, 'Email about a visit')] : []),
    ...(answer ? [message('answer', answer.at, 'Answered the email about a visit')] : []),
  ];
}
