import { describe, expect, it } from 'vitest';
import {
  asked,
  isLate,
  isLive,
  pauseBefore,
  pauseBeforeAsking,
  pendingFrom,
} from '#domain/publishing/going-live.ts';

const changedAt = 1_000_000;
const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(60 * count);

describe('the host is asked to build', () => {
  it('five seconds after the last change of a burst', () => {
    expect(pauseBeforeAsking({ changedAt, askedAt: null }, changedAt)).toBe(seconds(5));
    expect(pauseBeforeAsking({ changedAt, askedAt: null }, changedAt + seconds(9))).toBe(0);
  });

  it('at most once a minute', () => {
    const pauseAfter = (askedAt: number) => pauseBeforeAsking({ changedAt, askedAt }, changedAt);
    expect(pauseAfter(changedAt - seconds(10))).toBe(seconds(50));
    expect(pauseAfter(changedAt - minutes(9))).toBe(seconds(5));
  });

  it('once for each change', () => {
    expect(pauseBeforeAsking({ changedAt, askedAt: changedAt + 1 }, changedAt + 2)).toBeNull();
  });

  it('within a minute, and once, after the clock was set back by years', () => {
    const now = seconds(3);
    expect(pauseBeforeAsking({ changedAt, askedAt: null }, now)).toBe(minutes(1));
    expect(pauseBeforeAsking(asked({ changedAt, askedAt: null }, now, now), now)).toBeNull();
  });

  it('again for a change while the host was asked', () => {
    const pending = asked({ changedAt, askedAt: null }, changedAt - 5, changedAt + 5);
    expect(pauseBeforeAsking(pending, changedAt + 5)).toBe(seconds(60) - 10);
  });
});

it('the website is looked at less and less often', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(pauseBefore).map((pause) => pause / 1000)).toEqual([
    20, 30, 45, 67.5, 101.25, 120, 120,
  ]);
});

it('a change is live with a build that began to read after it', () => {
  const pending = { changedAt, askedAt: null };
  expect(isLive(pending, changedAt)).toBe(true);
  expect(isLive(pending, changedAt - 1)).toBe(false);
});

describe('a change is late', () => {
  it('ten minutes after the host was asked for it', () => {
    const pending = { changedAt, askedAt: changedAt + seconds(5) };
    expect(isLate(pending, pending.askedAt + minutes(10) - 1)).toBe(false);
    expect(isLate(pending, pending.askedAt + minutes(10))).toBe(true);
  });

  it('not because of an earlier post', () => {
    const pending = { changedAt, askedAt: changedAt - minutes(30) };
    expect(isLate(pending, changedAt + seconds(1))).toBe(false);
    expect(isLate({ changedAt, askedAt: null }, changedAt + minutes(60))).toBe(false);
  });
});

it('reads what an earlier page has kept', () => {
  const pending = { changedAt, askedAt: null };
  expect(pendingFrom(JSON.stringify(pending))).toEqual(pending);
  for (const broken of [
    null,
    '',
    'x',
    '[]',
    '7',
    '{"changedAt":"now","askedAt":null}',
    '{"changedAt":1}',
  ]) {
    expect(pendingFrom(broken)).toBeNull();
  }
});
