import { storedText } from '../stored-value.ts';

/** Of a request or a visit. Absent on those from before persons. */
export function personIdIn(stored: { personId?: unknown }): { personId?: string } {
  const personId = storedText(stored.personId);
  return personId ? { personId } : {};
}
