/** How the calendar library goes through the dates of a rule. */
import type ICAL from 'ical.js';

/** Steps of all rules of repetition together: a rule for each second would have no end, nor would one for February 30. */
const mostSteps = 50_000;

/** Of the calendar that is being read: no other one is until it has been. */
let steps = 0;

/** Before the next calendar. */
export function forgetSteps(): void {
  steps = 0;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The library begins with the first of a month's weekdays, whatever its place. Of other dates it has those at any place. */
function hasPlace({ rule, last }: ICAL.RecurIterator): boolean {
  const { BYDAY, BYSETPOS } = rule.parts as { BYDAY?: string[]; BYSETPOS?: number[] };
  if (!BYDAY || !BYSETPOS || rule.parts.BYMONTHDAY || rule.freq !== 'MONTHLY') return true;
  const length = new Date(Date.UTC(last.year, last.month, 0)).getUTCDate();
  const first = last.dayOfWeek() - last.day + 34;
  const days = Array.from({ length }, (_, index) => index + 1).filter((day) =>
    BYDAY.includes(weekdays[(first + day) % 7] ?? ''),
  );
  return BYSETPOS.some((place) => days.at(place > 0 ? place - 1 : place) === last.day);
}

/** Of a yearly rule, the library takes February 29 for March 1, and November 31 for December 1. */
function isInMonth({ rule, last, dtstart }: ICAL.RecurIterator): boolean {
  const { BYDAY, BYYEARDAY, BYMONTHDAY } = rule.parts as Record<string, unknown[] | undefined>;
  if (rule.freq !== 'YEARLY' || (!BYMONTHDAY && (BYDAY || BYYEARDAY))) return true;
  return (BYMONTHDAY ?? [dtstart.day]).includes(last.day);
}

/** The library looks for a date as long as there is none, and counts what is no date of the rule. */
export function mendIterator({ prototype }: typeof ICAL.RecurIterator): void {
  const { check_contracting_rules: fits, next } = prototype;
  prototype.check_contracting_rules = function (this: ICAL.RecurIterator) {
    if (++steps > mostSteps) throw new RangeError('too many repetitions');
    return fits.call(this);
  };
  prototype.next = function (this: ICAL.RecurIterator, again?: boolean) {
    const isStart = this.occurrence_number === 0 && this.last.compare(this.dtstart) >= 0;
    const isDate = isStart && fits.call(this) && isInMonth(this) && hasPlace(this);
    if (isStart && !isDate) this.occurrence_number = -1;
    const date = next.call(this, again);
    if (isStart && !isDate) this.occurrence_number = 1;
    if (date && !isInMonth(this)) this.occurrence_number--;
    return date;
  };
}
