import { describe, expect, it } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { holdEnd } from '#domain/visits/hold.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const sentAt = new Date('2026-11-18T16:00:00Z');
const far = new Date('2026-12-02T16:00:00Z');

describe('a time is held', () => {
  it('until half an hour after the promised call', () => {
    const end = minutesAfter(promisedBy(sentAt, clinic), 30);
    expect(holdEnd(sentAt, far, clinic, { holdMinutes: null })).toEqual(end);
  });

  it('as long as the clinic has set', () => {
    expect(holdEnd(sentAt, far, clinic, { holdMinutes: 45 })).toEqual(minutesAfter(sentAt, 45));
  });

  it('never beyond its start', () => {
    const startsAt = minutesAfter(sentAt, 30);
    expect(holdEnd(sentAt, startsAt, clinic, { holdMinutes: 45 })).toEqual(startsAt);
    expect(holdEnd(sentAt, startsAt, emptyClinic, { holdMinutes: null })).toEqual(startsAt);
  });
});
