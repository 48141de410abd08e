import type { AnalyticsEvents } from './events.ts';
import { cookieChoice } from './stored-cookie-choice.ts';
import { followChoice, gtag, isMeasured } from './tag.ts';

/** Measures an event if the visitor allows it now. An event that is not allowed is dropped, not queued. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  payload: AnalyticsEvents[Name],
): void {
  const choice = cookieChoice();
  followChoice(choice);
  if (isMeasured(choice)) gtag('event', name, payload);
}
