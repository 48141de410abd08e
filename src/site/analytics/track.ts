import { cookieChoice } from '../consent/stored-cookie-choice.ts';
import type { AnalyticsEvents } from './events.ts';
import { followChoice, gtag, isMeasured } from './tag.ts';

/** Measures something, if the visitor allows it at this moment. What is not allowed is forgotten, not kept for later. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  payload: AnalyticsEvents[Name],
): void {
  const choice = cookieChoice();
  followChoice(choice);
  if (isMeasured(choice)) gtag('event', name, payload);
}
