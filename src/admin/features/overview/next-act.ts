import type { Lead } from '#domain/leads/lead.ts';
import { mailtoHref } from '#domain/text/mailto.ts';

/** What answers a lead: its first button, and the verb of the heading. 'open' for a lead that nobody can reach. */
type NextAct = 'guide' | 'call' | 'email' | 'open';

export function nextAct({ type, email, phone, notify }: Lead): NextAct {
  const hasEmail = mailtoHref(email) !== null;
  // The automatic reply brings the guide.
  const hasGuide = notify?.patient === 'sent';
  if (type === 'pip' && hasEmail && !hasGuide) return 'guide';
  if (phone) return 'call';
  return hasEmail ? 'email' : 'open';
}
