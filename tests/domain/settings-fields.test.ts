import { describe, expect, it } from 'vitest';
import type { Closure } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { hasFields } from '#domain/same-fields.ts';
import { announcementTab } from '#domain/settings/announcement-fields.ts';
import { clinicTab } from '#domain/settings/clinic-fields.ts';
import {
  contactPart,
  locationPart,
  promisesPart,
  ratingPart,
  visitorsPart,
} from '#domain/settings/clinic-parts.ts';
import { openingTab, type TypedClosure } from '#domain/settings/opening-fields.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const today = '2026-11-23';
const noon = { from: '12:00', to: '24:00' };
const closures: Closure[] = [
  {
    ...{ from: '2026-12-24', to: '2026-12-24', span: noon },
    ...{ reason: 'Christmas Eve', reasonEs: 'Nochebuena' },
  },
  { from: '2026-12-25', to: '2026-12-27', span: null, reason: '', reasonEs: '' },
];
const announcement = {
  ...{ text: 'New hours', textEs: 'Nuevo horario' },
  ...{ link: '/contact', from: '2026-11-20', until: '' },
};

describe('the texts of a tab', () => {
  it.each([
    ['sample', { ...clinic, closures, announcement }],
    ['empty', emptyClinic],
  ])('give back the facts of the %s clinic', (_, facts) => {
    for (const tab of [clinicTab, openingTab, announcementTab]) {
      const fields = tab.fieldsOf(facts) as never;
      expect(hasFields(facts, tab.factsOf(fields))).toBe(true);
    }
  });

  it('of the sample clinic have no errors', () => {
    const rating = { value: 5, ratedOn: today };
    const facts = { ...clinic, closures, announcement, rating };
    for (const tab of [clinicTab, openingTab, announcementTab]) {
      const errors = tab.check(tab.fieldsOf(facts) as never, today);
      expect(errors.filter(Boolean)).toEqual([]);
    }
  });
});

it.each(['name', 'shortName'])('markup in the %s of the clinic is refused', (field) => {
  const fields = { ...clinicTab.fieldsOf(clinic), [field]: '<b>Canyon' };
  const errors = clinicTab.check(fields, today).filter((error) => error !== null);
  expect(errors).toEqual([{ field, code: 'invalid', message: 'Please leave out < and >' }]);
});

it('a line break in the name of the clinic becomes a blank', () => {
  const fields = { ...clinicTab.fieldsOf(clinic), name: 'Canyon\r\nSpine', shortName: 'Can\nyon' };
  expect(clinicTab.factsOf(fields)).toMatchObject({ name: 'Canyon Spine', shortName: 'Can yon' });
});

const blank: TypedClosure = {
  first: '2026-12-24',
  last: '',
  from: '',
  to: '',
  reason: '',
  reasonEs: '',
};
const errorsOf = (typed: Partial<TypedClosure>[]) =>
  openingTab
    .check(
      { hours: '{}', closures: JSON.stringify(typed.map((each) => ({ ...blank, ...each }))) },
      today,
    )
    .flatMap((error) => (error ? [`${error.field}: ${error.message}`] : []));

describe('a closure', () => {
  it.each<[string, Partial<TypedClosure>[], string[]]>([
    ['of a day', [{}], []],
    ['that is today', [{ first: today }], []],
    ['without a day', [{ first: '' }], ['closure-0: Choose the first day of the closure']],
    [
      'that ends before it begins',
      [{ last: '2026-12-23' }],
      ['closure-0: The last day of the closure must not be before the first'],
    ],
    [
      'in the past',
      [{ first: '2026-11-20', last: '2026-11-22' }],
      ['closure-0: This closure is over. Remove it, or choose later days.'],
    ],
    ['that began in the past', [{ first: '2026-11-20', last: '2026-11-23' }], []],
    ['from a time on', [{ from: '12:00' }], []],
    ['until a time', [{ to: '12:00' }], ['closure-0-from: Enter from when the clinic is closed']],
    [
      'that ends as it starts',
      [{ from: '12:00', to: '12:00' }],
      ['closure-0-from: The closure must end after it starts'],
    ],
    [
      'with a long reason',
      [{ reason: 'x'.repeat(121) }],
      ['closure-0-reason: The reason is too long (120 characters at most)'],
    ],
    [
      'over another one',
      [{ last: '2026-12-26' }, { first: '2026-12-26' }],
      ['closure-1: This closure overlaps the one on Dec 24, 2026'],
    ],
    ['at another time of the same day', [{ from: '09:00', to: '10:00' }, { from: '10:00' }], []],
    [
      'at the same time of the same day',
      [{ from: '09:00', to: '10:01' }, { from: '10:00' }],
      ['closure-1: This closure overlaps the one on Dec 24, 2026'],
    ],
    [
      'beyond the fortieth',
      Array.from({ length: 41 }, (_, index) => ({ first: `20${30 + index}-01-01` })),
      ['closures: At most 40 closures. Remove the ones that are over.'],
    ],
  ])('%s', (_, typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  it('is stored in order, in one line, with the separator of its text replaced', () => {
    const typed = [
      blank,
      { ...blank, first: '2026-12-01', reason: ' Snow |\n ice ', reasonEs: '' },
    ];
    const stored = openingTab.factsOf({ hours: '{}', closures: JSON.stringify(typed) }).closures;
    expect(stored).toEqual([
      { from: '2026-12-01', to: '2026-12-01', span: null, reason: 'Snow / ice', reasonEs: '' },
      { from: '2026-12-24', to: '2026-12-24', span: null, reason: '', reasonEs: '' },
    ]);
  });
});

it('an announcement is refused for a link that leads nowhere, a day that is over, or Spanish words alone', () => {
  const fieldsWith = (change: object) => ({ ...announcement, ...change });
  const fields = (change: object) =>
    announcementTab.check(fieldsWith(change), today).flatMap((error) => error?.field ?? []);
  expect(fields({})).toEqual([]);
  expect(fields({ link: 'contact' })).toEqual(['link']);
  expect(fields({ link: '//evil.example' })).toEqual(['link']);
  expect(fields({ link: 'https://other.example' })).toEqual([]);
  expect(fields({ until: '2026-11-22' })).toEqual(['until']);
  expect(fields({ until: '2026-11-19' })).toEqual(['until']);
  expect(fields({ until: today })).toEqual([]);
  expect(fields({ text: 'x'.repeat(201) })).toEqual(['text']);
  expect(fields({ textEs: 'x'.repeat(201) })).toEqual(['textEs']);
  expect(fields({ textEs: '' })).toEqual([]);
  // Without English words there is no announcement, and what was typed in Spanish would be lost.
  expect(fields({ text: '' })).toEqual(['text']);
  expect(fields({ text: '', textEs: '' })).toEqual([]);
  expect(fields({ text: '', textEs: '', link: 'contact' })).toEqual([]);
});

it.each([
  ['/Contact/', '/contact'],
  ['/', '/'],
  ['/contact/?A=1#B', '/contact?A=1#B'],
  ['Https://Other.example/A/', 'https://Other.example/A/'],
])('the link of an announcement, %s, is %s', (typed, link) => {
  const fields = { ...announcement, link: typed };
  expect(announcementTab.factsOf(fields).announcement).toMatchObject({ link });
  expect(announcementTab.check(fields, today).filter(Boolean)).toEqual([]);
});

describe('the rating', () => {
  const fields = (change: object) => ({
    ...clinicTab.fieldsOf({ ...clinic, rating: null }),
    ...change,
  });
  const errorsIn = (change: object) =>
    clinicTab.check(fields(change), today).flatMap((error) => error?.field ?? []);

  it.each<[string, object, string[]]>([
    ['may be missing', {}, []],
    ['has its day', { rating: '4.9', ratedOn: today }, []],
    ['without a day', { rating: '4.9' }, ['ratedOn']],
    ['of a day ahead', { rating: '4.9', ratedOn: '2026-11-24' }, ['ratedOn']],
    ['above 5', { rating: '5.1', ratedOn: today }, ['rating']],
    ['below 1', { rating: '0', ratedOn: today }, ['rating']],
    ['in words', { rating: 'five', ratedOn: today }, ['rating']],
    ['without a number', { ratedOn: today }, ['rating']],
    ['and a link that is no address', { reviewUrl: 'g.page/r/1' }, ['reviewUrl']],
  ])('%s', (_what, change, refused) => {
    expect(errorsIn(change)).toEqual(refused);
  });

  it('is stored with its day, or not at all', () => {
    const stored = (change: object) => clinicTab.factsOf(fields(change)).rating;
    expect(stored({ rating: ' 4.9 ', ratedOn: today })).toEqual({ value: 4.9, ratedOn: today });
    expect(stored({ rating: '4.9' })).toBeNull();
    expect(stored({})).toBeNull();
  });
});

it.each([
  ['40.5806', '-111.8888', { latitude: 40.5806, longitude: -111.8888 }],
  ['40.5806', '111.8888', null],
  ['-111.8888', '40.5806', null],
  ['40.5806, -111.8888', '', null],
])('the place %s %s is %j', (latitude, longitude, geo) => {
  const fields = { ...clinicTab.fieldsOf(clinic), latitude, longitude };
  expect(clinicTab.factsOf(fields).geo).toEqual(geo);
  expect(clinicTab.check(fields, today).filter(Boolean)).toHaveLength(geo ? 0 : 1);
});

describe('the price of a first visit', () => {
  const typed = (firstVisitPrice: string) => ({ ...clinicTab.fieldsOf(clinic), firstVisitPrice });

  it.each([
    ['95', '95'],
    [' $95 ', '95'],
    ['$1,250.00', '1250'],
    ['$ 95', '95'],
    ['95,00', '95'],
    ['', ''],
  ])('%j is stored as %j', (text, stored) => {
    expect(clinicTab.factsOf(typed(text)).firstVisitPrice).toBe(stored);
    expect(clinicTab.check(typed(text), today).filter(Boolean)).toEqual([]);
  });

  it.each(['about 95', '95.50', '0', '-5', '12345', '95 to 120', '95,5', '9,50'])(
    '%j is refused',
    (text) => {
      expect(clinicTab.check(typed(text), today).filter(Boolean)).toMatchObject([
        {
          field: 'firstVisitPrice',
          message: 'Enter whole dollars from 1 to 9,999, such as 95, or leave the price blank',
        },
      ]);
    },
  );
});

describe('the lines of the clinic', () => {
  const fields = clinicTab.fieldsOf(clinic);
  const errors = (change: Partial<typeof fields>) =>
    clinicTab
      .check({ ...fields, ...change }, today)
      .flatMap((error) => (error ? `${error.field}: ${error.message}` : []));
  const many = (count: number, line: string) =>
    Array.from({ length: count }, (_, index) => line + index).join('\n');
  const social = 'https://social.example/clinic';

  it('are kept one by one, without blanks', () => {
    const typed = { insurers: ' Bear River \n\n  Farmers  Utah', languages: 'English\r\nTongan\n' };
    expect(clinicTab.factsOf({ ...fields, ...typed })).toMatchObject({
      insurers: ['Bear River', 'Farmers Utah'],
      languages: ['English', 'Tongan'],
      profiles: [],
    });
  });

  it.each([
    ['English, Spanish and Tongan', 'languages', ['English', 'Spanish', 'Tongan']],
    ['English / Spanish', 'languages', ['English', 'Spanish']],
    ['• English\n• Spanish', 'languages', ['English', 'Spanish']],
    ['-  Bear River\n–\tFarmers', 'insurers', ['Bear River', 'Farmers']],
    ['Farmers\nFarmers ', 'insurers', ['Farmers']],
    [`Https://social.example/clinic\n• ${social}`, 'profiles', [social]],
  ])('of %j are the %s %j', (typed, field, lines) => {
    expect(clinicTab.factsOf({ ...fields, [field]: typed })).toMatchObject({ [field]: lines });
    expect(errors({ [field]: typed })).toEqual([]);
  });

  it.each<[string, Partial<typeof fields>, string[]]>([
    ['at their most', { insurers: many(20, 'x'.repeat(98)), profiles: many(10, social) }, []],
    ['too many', { insurers: many(21, 'x') }, ['insurers: At most 20 lines']],
    [
      'too long',
      { languages: 'x'.repeat(101) },
      ['languages: A line is too long (100 characters at most)'],
    ],
    ['with too many profiles', { profiles: many(11, social) }, ['profiles: At most 10 lines']],
    [
      'with a profile that is no address',
      { profiles: `${social}\n@clinic` },
      ['profiles: Enter a whole web address that begins with https:// on each line'],
    ],
    [
      'with a script',
      { profiles: 'javascript:alert(1)' },
      ['profiles: Enter a whole web address that begins with https:// on each line'],
    ],
    [
      'with a long profile',
      { profiles: social.padEnd(191, 'x') },
      ['profiles: An address is too long (190 characters at most)'],
    ],
    [
      'with reviews that are nowhere',
      { reviewUrl: 'reviews.example' },
      ['reviewUrl: Enter a whole web address that begins with https://'],
    ],
  ])('%s', (_, change, expected) => {
    expect(errors(change)).toEqual(expected);
  });
});

describe('the parts of the clinic’s facts', () => {
  const parts = [contactPart, locationPart, promisesPart, visitorsPart, ratingPart];

  it('hold every field once, and set every fact once', () => {
    const fields = parts.flatMap((part) => Object.keys(part.fieldsOf(clinic)));
    expect(fields.sort()).toEqual(Object.keys(clinicTab.words).sort());
    const facts = parts.flatMap((part) =>
      Object.keys(part.factsOf(part.fieldsOf(clinic) as never)),
    );
    const whole = clinicTab.factsOf(clinicTab.fieldsOf(clinic));
    expect(facts.sort()).toEqual(Object.keys(whole).sort());
  });

  it('put together what the whole says', () => {
    const joined = parts.map((part) => part.factsOf(part.fieldsOf(clinic) as never));
    expect(Object.assign({}, ...joined)).toEqual(clinicTab.factsOf(clinicTab.fieldsOf(clinic)));
  });

  it('complain about their own fields alone', () => {
    const blank = Object.fromEntries(Object.keys(clinicTab.words).map((name) => [name, '<']));
    for (const part of parts) {
      const fields = part.check(blank as never, today).map((error) => error?.field);
      expect(fields.every((field) => field !== undefined && field in part.words)).toBe(true);
      expect(fields.length).toBeGreaterThan(0);
    }
  });
});
