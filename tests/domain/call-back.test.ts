import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenSpan, WeekHours } from '#domain/clinic/clinic.ts';
import { openingState } from '#domain/clinic/opening-hours.ts';
import {
  callBackBefore,
  callBackTexts,
  inWorkOrder,
  nextCallBack,
  parseCallBack,
  suggestCallBacks,
  workGroup,
} from '#domain/leads/call-back.ts';
import { callBackLabel, callBackMark, callBackTime } from '#domain/leads/call-back-text.ts';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import type { Activity, Deed } from '#domain/leads/lead-activity.ts';
import { clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { whenTexts } from '#domain/time/typed-time.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check } from './properties.ts';

/** The clinic's clock. 2026-11-18 is a Wednesday; the clinic opens at nine, rests from twelve to two. */
const at = (date: string, time: string) => clinicMoment(`2026-${date}`, time);
const wednesday = at('11-18', '10:07');

const labels = (now: Date, hours: WeekHours = clinic.hours) =>
  suggestCallBacks(now, { hours, closures: [] }).map((moment) => callBackLabel(moment, now));

describe('suggestions', () => {
  it.each([
    ['in the morning', wednesday, 'Today 2:00 PM'],
    ['early in the morning', at('11-18', '06:00'), 'Today 9:00 AM'],
    ['after noon', at('11-18', '13:50'), 'Today 4:00 PM'],
    ['on a quarter hour', at('11-18', '14:01'), 'Today 4:15 PM'],
    ['shortly before closing', at('11-18', '16:00'), 'Tomorrow 2:00 PM'],
  ])('%s', (_, now, first) => {
    expect(labels(now)[0]).toBe(first);
  });

  it('go on with the next days on which the clinic opens', () => {
    expect(labels(wednesday)).toEqual([
      'Today 2:00 PM',
      'Tomorrow 2:00 PM',
      'Friday 9:00 AM',
      'Monday 9:00 AM',
    ]);
  });

  it('of a clinic that opens once a week name the date', () => {
    const hours = { ...noHours, 2: [{ from: '10:00', to: '11:00' }] };
    expect(labels(wednesday, hours)).toEqual([
      'Tuesday 10:00 AM',
      'Dec 1, 10:00 AM',
      'Dec 8, 10:00 AM',
      'Dec 15, 10:00 AM',
    ]);
  });

  it('are none without opening hours', () => {
    expect(suggestCallBacks(wednesday, { hours: noHours, closures: [] })).toEqual([]);
  });

  const noHours: WeekHours = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] };
  const time = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  // From three in the morning: a change of clocks skips two to three, when no clinic opens.
  const spans = fc
    .tuple(fc.integer({ min: 180, max: 1400 }), fc.integer({ min: 10, max: 600 }), fc.boolean())
    .map(([from, length, isOpen]): OpenSpan[] =>
      isOpen ? [{ from: time(from), to: time(Math.min(from + length, 1439)) }] : [],
    );
  const week = fc
    .tuple(spans, spans, spans, spans, spans, spans, spans)
    .filter((days) => days.flat().length > 0)
    .map((days): WeekHours => ({ ...days }));
  const moment = fc
    .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) })
    .map((ms) => new Date(ms));

  it('are four different times ahead, in order, while the clinic is open', () => {
    check(fc.tuple(moment, week), ([now, hours]) => {
      const suggested = suggestCallBacks(now, { hours, closures: [] });
      expect(suggested).toHaveLength(4);
      const times = suggested.map((each) => each.getTime());
      expect([...new Set(times)].sort((a, b) => a - b)).toEqual(times);
      for (const each of suggested) {
        expect(each.getTime()).toBeGreaterThan(now.getTime());
        expect(openingState(each, { hours, closures: [] }).open).toBe(true);
        expect(Date.parse(clinicDate(each))).toBeLessThan(now.getTime() + 61 * 86_400_000);
      }
    });
  });
});

const by = { uid: 'dana', name: 'Dana Reyes' };
const history = (...deeds: Deed[]) =>
  deeds.map((deed, place) => ({ ...deed, id: `${place}`, by, at: wednesday }) as Activity);
const call = (outcome: 'reached' | 'left_message' | 'no_answer' | 'wrong_number') =>
  ({ kind: 'call', outcome }) as const;
const note = { kind: 'note', text: 'Prefers mornings.' } as const;
const contacted = { kind: 'status', from: 'new', to: 'contacted' } as const;
const until = at('11-20', '09:00');
const snoozed = { kind: 'call_back', until } as const;

describe('after a call', () => {
  it.each([
    ['without answer: later today', [call('no_answer')], 'Today 2:00 PM'],
    ['that left a message: on another day', [call('left_message')], 'Tomorrow 2:00 PM'],
    ['whatever was noted since', [note, call('left_message')], 'Tomorrow 2:00 PM'],
    ['that reached the person', [call('reached')], null],
    ['to a wrong number', [call('wrong_number')], null],
    ['before the last change of status', [contacted, call('no_answer')], null],
    ['that was put off since', [{ kind: 'call_back', until: null }, call('no_answer')], null],
    ['without a history', [], null],
  ] as const)('%s', (_, deeds, label) => {
    const next = nextCallBack({ callBackAt: null }, history(...deeds), wednesday, clinic);
    expect(next && callBackLabel(next, wednesday)).toBe(label);
  });

  it('offers a next time once the last one has come, not before', () => {
    const missed = history(call('no_answer'));
    expect(
      nextCallBack({ callBackAt: at('11-18', '10:08') }, missed, wednesday, clinic),
    ).toBeNull();
    expect(nextCallBack({ callBackAt: wednesday }, missed, wednesday, clinic)).not.toBeNull();
  });
});

describe('a typed time', () => {
  it.each([
    ['the next minute', '2026-11-18', '10:08'],
    ['in the last days', '2027-01-17', '23:59'],
    ['while the clinic is closed', '2026-11-22', '07:30'],
  ])('%s', (_, date, time) => {
    expect(parseCallBack(date, time, wednesday)).toEqual({
      ok: true,
      value: clinicMoment(date, time),
    });
  });

  it.each([
    ['no date', '', '10:00', 'date', whenTexts.dateInvalid],
    ['February 30', '2027-02-30', '10:00', 'date', whenTexts.dateInvalid],
    ['no time', '2026-11-20', '', 'time', callBackTexts.timeInvalid],
    ['25 hours', '2026-11-20', '25:00', 'time', callBackTexts.timeInvalid],
    ['this minute', '2026-11-18', '10:07', 'time', callBackTexts.past],
    ['yesterday', '2026-11-17', '10:30', 'date', callBackTexts.past],
    ['in 61 days', '2027-01-18', '00:00', 'date', callBackTexts.tooFar],
  ])('is refused: %s', (_, date, time, field, message) => {
    expect(parseCallBack(date, time, wednesday)).toMatchObject({
      ok: false,
      errors: [{ field, message }],
    });
  });

  it('that the clocks skip is refused', () => {
    const march = clinicMoment('2026-03-01', '10:00');
    expect(parseCallBack('2026-03-08', '02:30', march)).toMatchObject({
      errors: [{ field: 'time', message: whenTexts.timeSkipped }],
    });
  });

  it('names date and time when both are missing', () => {
    const parsed = parseCallBack('', '', wednesday);
    expect(!parsed.ok && parsed.errors.map(({ field }) => field)).toEqual(['date', 'time']);
  });
});

describe('the time that an undone change of status had ended', () => {
  it.each([
    ['set before the change', [contacted, note, call('no_answer'), snoozed], until],
    ['cleared before', [contacted, { kind: 'call_back', until: null }, snoozed], null],
    ['ended by a call that reached', [contacted, call('reached'), snoozed], null],
    ['ended by an earlier change', [contacted, contacted, snoozed], null],
    ['set after the change', [snoozed, contacted], null],
    ['never set', [contacted], null],
    ['without a history', [], null],
  ] as const)('%s', (_, deeds, time) => {
    expect(callBackBefore(history(...deeds))).toEqual(time);
  });
});

function lead(id: string, callBackAt: Date | null, promisedBy: Date, createdAt = wednesday): Lead {
  return leadFrom(id, { callBackAt, promisedBy, createdAt });
}

describe('the work list', () => {
  const leads = [
    lead('put off to Friday', until, at('11-17', '09:00')),
    lead('put off to today', at('11-18', '16:00'), at('11-17', '09:00')),
    lead('later', null, at('11-19', '14:00')),
    lead('today', null, at('11-18', '15:00')),
    lead('late', null, at('11-17', '15:00')),
    lead('late and older', null, at('11-17', '15:00'), at('11-16', '10:00')),
    lead('due since ten', at('11-18', '10:00'), at('11-20', '15:00')),
    lead('due since nine', at('11-18', '09:00'), at('11-20', '15:00')),
  ];

  it('has people to call back first, and those who are put off last', () => {
    expect(inWorkOrder(leads, wednesday).map(({ id }) => id)).toEqual([
      'due since nine',
      'due since ten',
      'late and older',
      'late',
      'today',
      'later',
      'put off to today',
      'put off to Friday',
    ]);
  });

  it('has guides after requests where both are late, and by time elsewhere', () => {
    const guide = (id: string, promisedBy: Date) => ({
      ...lead(id, null, promisedBy),
      type: 'pip' as const,
    });
    const mixed = [
      guide('late guide', at('11-16', '09:00')),
      ...leads.slice(3, 5),
      guide('guide of today', at('11-18', '14:00')),
    ];
    expect(inWorkOrder(mixed as Lead[], wednesday).map(({ id }) => id)).toEqual([
      'late',
      'late guide',
      'guide of today',
      'today',
    ]);
  });

  it('brings a lead to the top at its time', () => {
    const [first] = inWorkOrder(leads.slice(0, 6), at('11-18', '16:00'));
    expect(first?.id).toBe('put off to today');
  });

  it('holds every lead once, in its group, whatever the time', () => {
    const moment = fc.integer({ min: wednesday.getTime() - 1e9, max: wednesday.getTime() + 1e9 });
    const any = fc.record({ promised: moment, until: fc.option(moment) });
    check(fc.tuple(fc.array(any), moment), ([some, ms]) => {
      const now = new Date(ms);
      const given = some.map((each, place) =>
        lead(
          `${place}`,
          each.until === null ? null : new Date(each.until),
          new Date(each.promised),
        ),
      );
      const sorted = inWorkOrder(given, now);
      expect(sorted.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
      const ranks = sorted.map((each) =>
        ['call-back', 'late', 'today', 'later', 'snoozed'].indexOf(workGroup(each, now)),
      );
      expect(ranks).toEqual([...ranks].sort());
      for (const each of given) {
        expect(workGroup(each, now) === 'snoozed').toBe(
          Boolean(each.callBackAt && each.callBackAt > now),
        );
      }
    });
  });
});

describe('how a time reads', () => {
  it.each([
    ['today', at('11-18', '16:00'), 'today at 4:00 PM', 'Call back 4:00 PM'],
    ['tomorrow', at('11-19', '14:00'), 'tomorrow at 2:00 PM', 'Call back Thu 2:00 PM'],
    ['in six days', at('11-24', '14:00'), 'Tuesday at 2:00 PM', 'Call back Tue 2:00 PM'],
    ['in a week', at('11-25', '09:00'), 'Nov 25 at 9:00 AM', 'Call back Nov 25'],
    ['passed', at('11-18', '10:07'), 'now', 'Call back now'],
  ])('%s', (_, moment, sentence, mark) => {
    expect(callBackTime(moment, wednesday)).toBe(sentence);
    expect(callBackMark(moment, wednesday)).toBe(mark);
  });
});
