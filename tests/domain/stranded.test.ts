import { describe, expect, it } from 'vitest';
import { dayNote } from '#domain/clinic/day-note.ts';
import { defaultStaff } from '#domain/clinic/staff-member.ts';
import { nearHoliday } from '#domain/clinic/utah-holidays.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import { strandedAmong, strandedBy, strandedWithout } from '#domain/visits/stranded.ts';
import { type VisitStatus, visitFrom } from '#domain/visits/visit.ts';
import { clinic as sample } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';

/** Tuesday 10:00 AM in Utah. */
const now = new Date('2026-11-17T17:00:00Z');
const clinic = { ...sample, closures: [] };
const avery = { ...defaultStaff, id: 'avery', name: 'Dr. Avery' };
const thanksgiving = closure('2026-11-26', { reason: 'Thanksgiving' });

/** On the clinic's clock, which is seven hours behind. */
function visit(
  date: string,
  utc: string,
  status: VisitStatus = 'scheduled',
  providerId = 'avery',
  heldUntil?: Date,
) {
  const startsAt = new Date(`${date}T${utc}:00Z`);
  const found = visitFrom(`${date} ${utc}`, {
    startsAt,
    status,
    ...(heldUntil && { heldUntil }),
    providerId,
    providerName: 'Dr. Avery',
    type: 'treatment',
  });
  if (!found) throw new Error('no visit');
  return found;
}

const whys = (found: { why: string }[]) => found.map(({ why }) => why);

describe('a visit ahead has to be moved', () => {
  it.each([
    ['the day is closed', [thanksgiving], [avery], 'Closed: Thanksgiving'],
    [
      'it touches a closure',
      [{ ...thanksgiving, span: { from: '09:00', to: '09:30' }, reason: '', reasonEs: '' }],
      [avery],
      'Closed 9:00 AM – 9:30 AM',
    ],
    ['its provider has left', [], [], 'Dr. Avery has left'],
    [
      'its provider is paused',
      [],
      [{ ...avery, takesAppointments: false }],
      'Dr. Avery can’t be booked',
    ],
    [
      'its provider is off',
      [],
      [{ ...avery, daysOff: ['2026-11-23/2026-11-27'] }],
      'Dr. Avery is off',
    ],
  ])('when %s', (_, closures, staff, why) => {
    const booked = visit('2026-11-26', '16:15');
    expect(whys(strandedAmong([booked], { ...clinic, closures }, staff, now))).toEqual([why]);
  });

  it('when a patient holds it, until the hold lapses', () => {
    const held = (heldUntil: Date) => visit('2026-11-26', '16:15', 'held', 'avery', heldUntil);
    const closed = { ...clinic, closures: [thanksgiving] };
    const later = new Date(now.getTime() + 1);
    expect(whys(strandedBy([held(later)], clinic, closed, now))).toEqual(['Closed: Thanksgiving']);
    expect(strandedBy([held(now)], clinic, closed, now)).toEqual([]);
  });

  it.each([
    ['it is cancelled', visit('2026-11-26', '16:15', 'cancelled')],
    ['it is over', visit('2026-11-16', '16:15')],
    ['the closure is over before it', visit('2026-11-26', '21:00')],
    ['it has no provider', visit('2026-11-27', '16:15', 'scheduled', '')],
  ])('unless %s', (_, booked) => {
    const morning = { ...thanksgiving, span: { from: '00:00', to: '12:00' } };
    const closures = [morning, { ...thanksgiving, from: '2026-11-16', to: '2026-11-16' }];
    expect(strandedAmong([booked], { ...clinic, closures }, [avery], now)).toEqual([]);
  });
});

describe('a change of the hours', () => {
  const hours = weekOf((weekday) => (weekday === 4 ? [] : sample.hours[weekday]));

  it('hits the visits that were inside the hours before', () => {
    const [inside, outside] = [visit('2026-11-19', '21:00'), visit('2026-11-19', '13:00')];
    const found = strandedBy([inside, outside], clinic, { ...clinic, hours }, now);
    expect(found).toEqual([{ visit: inside, why: 'Outside the new hours' }]);
  });

  it('names the visits of a stored closure, in order of time', () => {
    const closed = { ...clinic, closures: [thanksgiving] };
    const [early, late] = [visit('2026-11-26', '16:15'), visit('2026-11-26', '21:00')];
    expect(strandedBy([late, early], closed, closed, now).map(({ visit: { id } }) => id)).toEqual([
      early.id,
      late.id,
    ]);
  });
});

describe('a change of a provider hits', () => {
  const booked = [visit('2026-11-19', '21:00')];
  const mondays = weekOf((weekday) => (weekday === 1 ? [{ from: '09:00', to: '12:00' }] : []));

  it.each([
    ['all visits of a deleted one', null, ['Dr. Avery has left']],
    ['those outside the new hours', { ...avery, hours: mondays }, ['Dr. Avery is out then']],
    ['none otherwise', avery, []],
  ])('%s', (_, changed, why) => {
    expect(whys(strandedWithout(booked, avery, changed, now))).toEqual(why);
  });

  it('none that was outside the hours before', () => {
    const before = { ...avery, hours: mondays };
    expect(strandedWithout(booked, before, before, now)).toEqual([]);
  });
});

describe('the note of a day', () => {
  it.each([
    ['2026-11-26', 'Closed: Thanksgiving'],
    ['2026-11-29', 'Closed'],
    ['2026-11-30', ''],
  ])('%s: %s', (date, note) => {
    expect(dayNote(date, { ...clinic, closures: [thanksgiving] })).toBe(note);
  });

  it('is missing while the hours are not known', () => {
    expect(dayNote('2026-11-29', { hours: weekOf(() => []), closures: [] })).toBe('');
  });
});

describe('a holiday is near', () => {
  it.each([
    ['2026-11-12', null],
    ['2026-11-13', 'Thanksgiving'],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-27', null],
  ])('on %s: %s', (today, name) => {
    expect(nearHoliday(today, clinic)?.name ?? null).toBe(name);
  });

  it('no longer once it is a closure', () => {
    expect(nearHoliday('2026-11-20', { ...clinic, closures: [thanksgiving] })).toBeNull();
  });
});
