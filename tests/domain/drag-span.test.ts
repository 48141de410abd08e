import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  dragged,
  type Grip,
  gripAt,
  minuteSpans,
  openSpan,
} from '#domain/settings/drag-span.ts';

const hours = (...texts: string[]) =>
  minuteSpans(
    texts.map((text) => {
      const [from = '', to = ''] = text.split('-');
      return { from, to };
    }),
  );
const minute = (time: string) => hours(`${time}-23:59`)[0]?.from ?? 0;
const texts = (spans: ReturnType<typeof hours>) =>
  spans.map(openSpan).map(({ from, to }) => `${from}-${to}`);
const bounds = { from: 6 * 60, to: 21 * 60 };
const split = ['09:00-12:00', '14:00-18:00'];

describe('a drag', () => {
  it.each<[string, string[], Grip, string, string[]]>([
    ['draws', [], { part: 'new', at: minute('09:02') }, '12:05', ['09:00-12:00']],
    ['draws backwards', [], { part: 'new', at: minute('12:00') }, '09:00', ['09:00-12:00']],
    [
      'draws the first of two',
      ['14:00-18:00'],
      { part: 'new', at: minute('09:00') },
      '12:00',
      ['09:00-12:00', '14:00-18:00'],
    ],
    [
      'draws up to the next one',
      ['14:00-18:00'],
      { part: 'new', at: minute('09:00') },
      '19:00',
      ['09:00-14:00', '14:00-18:00'],
    ],
    [
      'draws down to the one before',
      ['09:00-12:00'],
      { part: 'new', at: minute('15:00') },
      '08:00',
      ['09:00-12:00', '12:00-15:00'],
    ],
    ['of less than half a quarter draws nothing', [], { part: 'new', at: 540 }, '09:07', []],
    ['stays on the strip', [], { part: 'new', at: minute('20:00') }, '23:00', ['20:00-21:00']],
    [
      'moves',
      split,
      { part: 'whole', index: 0, at: 600 },
      '09:30',
      ['08:30-11:30', split[1] ?? ''],
    ],
    [
      'moves up to the next one, and keeps the length',
      split,
      { part: 'whole', index: 0, at: 600 },
      '20:00',
      ['11:00-14:00', '14:00-18:00'],
    ],
    [
      'moves to the edge',
      split,
      { part: 'whole', index: 1, at: minute('15:00') },
      '23:00',
      ['09:00-12:00', '17:00-21:00'],
    ],
    [
      'moves by quarter hours, so odd minutes stay',
      ['09:10-12:10'],
      { part: 'whole', index: 0, at: 600 },
      '10:20',
      ['09:25-12:25'],
    ],
    [
      'moves the start',
      split,
      { part: 'from', index: 0, at: 540 },
      '08:10',
      ['08:15-12:00', '14:00-18:00'],
    ],
    [
      'moves the end',
      split,
      { part: 'to', index: 1, at: 1080 },
      '17:00',
      ['09:00-12:00', '14:00-17:00'],
    ],
    [
      'stops an end at the next one',
      split,
      { part: 'to', index: 0, at: 720 },
      '16:00',
      ['09:00-14:00', '14:00-18:00'],
    ],
    [
      'stops a start at the one before',
      split,
      { part: 'from', index: 1, at: 840 },
      '08:00',
      ['09:00-12:00', '12:00-18:00'],
    ],
    [
      'of the end to the start removes it',
      split,
      { part: 'to', index: 1, at: 1080 },
      '13:00',
      ['09:00-12:00'],
    ],
    [
      'of the start to the end removes it',
      split,
      { part: 'from', index: 0, at: 540 },
      '13:00',
      ['14:00-18:00'],
    ],
  ])('%s', (_, before, grip, to, after) => {
    expect(texts(dragged(hours(...before), grip, minute(to), bounds))).toEqual(after);
  });

  it('ends before midnight, which a time field can’t say', () => {
    const grip: Grip = { part: 'new', at: minute('22:00') };
    expect(texts(dragged([], grip, 24 * 60, { from: 0, to: 24 * 60 }))).toEqual(['22:00-23:45']);
  });
});

describe('a press', () => {
  it.each<[string, string, boolean, string | null]>([
    ['on the middle', '10:30', true, 'whole 0'],
    ['on a start', '09:05', true, 'from 0'],
    ['just before a start', '08:45', true, 'from 0'],
    ['on an end', '11:50', true, 'to 0'],
    ['just after an end', '18:15', true, 'to 1'],
    ['on free time', '07:00', true, 'new'],
    ['on free time of a full day', '07:00', false, null],
    ['on the start of a full day', '09:05', false, 'from 0'],
  ])('%s holds it', (_, at, hasRoom, expected) => {
    const grip = gripAt(hours(...split), minute(at), 20, hasRoom);
    expect(grip && [grip.part, 'index' in grip ? grip.index : ''].join(' ').trim()).toBe(expected);
  });

  it('on a short span can still move it', () => {
    expect(gripAt(hours('09:00-09:30'), minute('09:15'), 40, true)?.part).toBe('whole');
  });
});

it('half typed and crossed times are on no strip', () => {
  expect(hours('09:00-', '-12:00', '12:00-09:00', '14:00-18:00')).toEqual([
    { from: 840, to: 1080 },
  ]);
});

it.each([
  [[], 6, 21],
  [['09:00-18:00'], 6, 21],
  [['05:15-18:00'], 5, 21],
  [['09:00-22:15'], 6, 23],
])('a strip of %j goes from %d to %d', (spans, from, to) => {
  expect(boundsOf(hours(...spans))).toEqual({ from: from * 60, to: to * 60 });
});
