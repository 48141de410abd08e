import { describe, expect, it } from 'vitest';
import { unknownDate } from '#domain/leads/lead.ts';
import {
  ageText,
  dayAgeText,
  dueGroup,
  dueText,
  promiseState,
  urgency,
} from '#domain/leads/lead-age.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const noon = new Date('2026-11-18T19:00:00Z');

describe('age against the promise', () => {
  const ago = (hours: number, minutes = 0, seconds = 0) =>
    new Date(noon.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000);

  it.each([
    [ago(0), 'calm'],
    [ago(11, 59, 59), 'calm'],
    [ago(12), 'soon'],
    [ago(23, 59, 59), 'soon'],
    [ago(24), 'late'],
    [ago(500), 'late'],
    [ago(-1), 'calm'],
  ])('%s is %s', (createdAt, expected) => {
    const promised = { createdAt, promisedBy: new Date(createdAt.getTime() + 24 * 3_600_000) };
    expect(urgency(promised, noon)).toBe(expected);
  });

  // Friday 5:30 PM in Utah; the clinic opens on Monday at 9:00 AM.
  const createdAt = new Date('2026-11-21T00:30:00Z');
  const friday = { createdAt, promisedBy: promisedBy(createdAt, clinic) };
  it.each([
    ['on Saturday evening', '2026-11-22T01:00:00Z', 'calm', 'due by Monday 10:00 AM'],
    ['on Sunday evening', '2026-11-23T01:00:00Z', 'soon', 'due by Monday 10:00 AM'],
    ['on Monday at 9:59 AM', '2026-11-23T16:59:59Z', 'soon', 'due by Monday 10:00 AM'],
    ['on Monday at 10:00 AM', '2026-11-23T17:00:00Z', 'late', 'was due by Monday 10:00 AM'],
    ['on Saturday after', '2026-11-28T17:00:00Z', 'late', 'was due by Monday 10:00 AM'],
    ['a week later', '2026-11-30T17:00:00Z', 'late', 'past the promised time'],
  ])('a request of Friday evening, %s', (_, now, level, due) => {
    expect(urgency(friday, new Date(now))).toBe(level);
    expect(dueText(friday, new Date(now))).toBe(due);
  });

  it.each([
    ['on Saturday evening', '2026-11-22T01:00:00Z', 'later', 'by Mon 10:00 AM'],
    ['in the last minute of Sunday', '2026-11-23T06:59:59Z', 'later', 'by Mon 10:00 AM'],
    ['on Monday from midnight', '2026-11-23T07:00:00Z', 'today', 'by 10:00 AM'],
    ['on Monday at 9:59 AM', '2026-11-23T16:59:59Z', 'today', 'by 10:00 AM'],
    ['on Monday at 10:00 AM', '2026-11-23T17:00:00Z', 'late', 'by 10:00 AM, due now'],
    ['on Monday at 1:00 PM', '2026-11-23T20:00:00Z', 'late', 'by 10:00 AM, 3 hours late'],
    ['on Tuesday', '2026-11-24T18:00:00Z', 'late', 'by Mon 10:00 AM, 25 hours late'],
    ['on Saturday after', '2026-11-28T17:00:00Z', 'late', 'by Mon 10:00 AM, 5 days late'],
    ['a week later', '2026-11-30T17:00:00Z', 'late', '7 days late'],
  ])('in a work list, a request of Friday evening, %s', (_, now, group, state) => {
    expect(dueGroup(friday, new Date(now))).toBe(group);
    expect(promiseState(friday, new Date(now))).toBe(state);
  });

  it.each([
    [ago(-1), 'just now'],
    [ago(0, 0, 59), 'just now'],
    [ago(0, 1), '1 minute ago'],
    [ago(0, 59, 59), '59 minutes ago'],
    [ago(1), '1 hour ago'],
    [ago(3, 30), '3 hours ago'],
    [ago(47, 59), '47 hours ago'],
    [ago(48), '2 days ago'],
    [ago(24 * 30), '30 days ago'],
  ])('%s reads %s', (createdAt, words) => {
    expect(ageText(createdAt, noon)).toBe(words);
  });
});

describe('age in days', () => {
  it.each([
    ['now', '2026-11-18T19:00:00Z', 'Today'],
    ['the first minute of the day in Utah', '2026-11-18T07:00:00Z', 'Today'],
    ['the last one of the day before', '2026-11-18T06:59:00Z', '1 day ago'],
    ['almost two days', '2026-11-16T19:30:00Z', '2 days ago'],
    ['across the end of daylight-saving time', '2026-10-31T19:00:00Z', '18 days ago'],
    ['a clock that is ahead', '2026-11-19T19:00:00Z', 'Today'],
  ])('A-PIP-10 %s', (_, createdAt, text) => {
    expect(dayAgeText(new Date(createdAt), noon)).toBe(text);
  });

  it('is unknown without a date', () => {
    expect(dayAgeText(unknownDate, noon)).toBe('Unknown');
  });
});
