/**
 * Leads from before answers were kept in `details`, and leads of imports. Some fields have other names,
 * and some answers are only lines of the message. No other module takes a message apart.
 */
import { storedMap, storedText } from '../stored-value.ts';

/** The fields under the names of StoredLead. A document that has `details` stays as it is. */
export function withTodaysFields(stored: Record<string, unknown>): Record<string, unknown> {
  if (storedMap(stored.details)) return stored;
  const isPip = stored.type === 'pip';
  const message = storedText(stored.message);
  const preferredTime = storedText(stored.preferredTime);
  const injury =
    storedText(stored.injury) ||
    storedText(stored.typeOfInjury) ||
    (isPip ? storedText(stored.reason) : '');
  const wasInAccident =
    stored.wasInAccident === true || (isPip && message.includes('Car accident: Yes'));
  const common = {
    ...stored,
    name: storedText(stored.name) || storedText(stored.fullName),
    injury,
    wasInAccident,
  };
  if (stored.type === 'attorney') {
    return { ...common, details: attorneyDetails(message), ownMessage: '' };
  }
  const accidentLine = `Car accident: ${wasInAccident ? 'Yes' : 'No'}`;
  const composed = isPip
    ? accidentLine
    : [
        `Preferred time: ${preferredTime || 'Any time'}`,
        accidentLine,
        `Injury type: ${injury || 'Not specified'}`,
      ].join('\n');
  return {
    ...common,
    details: { preferredTime, typeOfInjury: injury, wasInAccident },
    ownMessage: message === composed ? '' : message,
  };
}

const attorneyLines =
  /^Firm: (?<firm>.*)\nClient initials: (?<clientInitials>.*)\nDate of loss: (?<dateOfLoss>.*)\nNeeded: (?<request>[\s\S]*)$/;

/** A message of another shape says what is needed. */
function attorneyDetails(message: string): Record<string, string> {
  return attorneyLines.exec(message)?.groups ?? { request: message };
}
