import { expect, it } from 'vitest';
import {
  calendarFeedsFrom,
  isFeedAddress,
  storedCalendarFeeds,
} from '#domain/clinic/calendar-feeds.ts';

const feed = 'https://calendar.example/private-7f3a.ics';

it('the addresses of calendars are stored as lines, and read again', () => {
  expect(storedCalendarFeeds({ s2: feed })).toEqual({ feeds: [`s2|${feed}`] });
  expect(calendarFeedsFrom({ feeds: [`s2|${feed}`, 's1|http://a.example/a.ics', 'x', 7] })).toEqual(
    { s2: feed },
  );
  expect(calendarFeedsFrom(undefined)).toEqual({});
});

it.each([
  ['http://calendar.example/a.ics'],
  ['https://localhost/a.ics'],
  ['https://127.0.0.1/a.ics'],
  ['https://[::1]/a.ics'],
  ['https://calendar.example:8443/a.ics'],
  ['https://me:secret@calendar.example/a.ics'],
  ['https://calendar.example'],
  ['https://calendar.example/a b.ics'],
  [`https://calendar.example/${'x'.repeat(800)}`],
  ['file:///etc/passwd'],
])('%s is no address of a calendar', (text) => {
  expect(isFeedAddress(text)).toBe(false);
});

it.each([
  feed,
  'https://calendar.google.com/calendar/ical/a%40group.calendar.google.com/private-1/basic.ics',
])('%s is one', (text) => {
  expect(isFeedAddress(text)).toBe(true);
});
