import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { openingState } from '#domain/clinic/opening-hours.ts';
import { clinicFrom, storedClinic } from '#domain/clinic/stored-clinic.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check } from './properties.ts';

const full = {
  ...clinic,
  closures: [
    { from: '2026-11-26', to: '2026-11-27', span: null, reason: 'Thanksgiving', reasonEs: '' },
    { from: '2026-12-25', to: '2026-12-25', span: null, reason: 'Christmas', reasonEs: 'Navidad' },
    {
      from: '2026-12-24',
      to: '2026-12-24',
      span: { from: '12:00', to: '24:00' },
      reason: '',
      reasonEs: '',
    },
  ],
  taglineEs: 'y accidentes de auto',
  announcement: {
    ...{ text: 'New hours', textEs: 'Nuevo horario' },
    ...{ link: '/contact', from: '2026-11-20', until: '' },
  },
  insurers: ['Sample Insurance'],
  languages: ['English'],
  profiles: ['https://social.example/clinic'],
};

describe('the stored facts of the clinic', () => {
  it('come back as they were written', () => {
    expect(clinicFrom(storedClinic(full))).toEqual(full);
  });

  it.each([[undefined], [null], [{}], [[]], ['x'], [7]])(
    'of %j are those of an empty clinic',
    (data) => {
      expect(clinicFrom(data)).toEqual(emptyClinic);
    },
  );

  it.each([
    ['line breaks in the name', { name: 'Canyon\r\nSpine' }, { name: 'Canyon Spine' }],
    ['markup in the name', { name: '<b>Canyon</b>' }, { name: 'Canyon' }],
    ['a line break in the short name', { shortName: 'Can\nyon' }, { shortName: 'Can yon' }],
    ['markup in the short name', { shortName: '<Canyon' }, { shortName: 'Canyon' }],
    ['a short name', { shortName: '' }, { shortName: clinic.name }],
    ['an origin with a path', { origin: 'https://a.example/x' }, { origin: 'https://a.example' }],
    ['a script for a link', { mapUrl: 'javascript:alert(1)' }, { mapUrl: '' }],
    ['a place that is not on the globe', { geo: { latitude: 91, longitude: 0 } }, { geo: null }],
    ['a rating without its date', { rating: { value: 5 } }, { rating: null }],
    ['a rating above 5', { rating: { value: 9, ratedOn: '2026-10-01' } }, { rating: null }],
    ['no hours to promise', { promiseHours: 0 }, { promiseHours: 24 }],
    ['a price in words', { firstVisitPrice: 'about $95' }, { firstVisitPrice: '' }],
    ['a price that is a number', { firstVisitPrice: 95 }, { firstVisitPrice: '' }],
    ['half an hour of notice', { cancelNoticeHours: 0.5 }, { cancelNoticeHours: 24 }],
    ['an announcement without a text', { announcement: { text: ' ' } }, { announcement: null }],
    [
      'a link of an announcement to another site without a scheme',
      { announcement: { text: 'New', link: '//evil.example', from: 'soon' } },
      { announcement: { text: 'New', textEs: '', link: '', from: '', until: '' } },
    ],
    ['a profile that is no address', { profiles: ['@clinic', 7] }, { profiles: [] }],
    ['a list of other things', { insurers: ['', 3, ' A '] }, { insurers: ['A'] }],
    [
      'closures that end before they begin, on no date or at no time',
      {
        closures: [
          '2026-11-27/2026-11-26||',
          '2026-02-30/2026-03-02||',
          '2026-11-26/2026-11-26|12:00-11:00|',
          '2026-11-26/2026-11-26|noon|',
          '2026-11-26',
          '2026-11-26/2026-11-26||Inventory|Inventario|and more',
          null,
        ],
      },
      { closures: [] },
    ],
  ])('%s', (_, change, read) => {
    expect(clinicFrom({ ...storedClinic(full), ...change })).toMatchObject(read);
  });

  it('has the spans of a day in order, without overlap', () => {
    const monday = '14:00-18:00,09:00-12:00,11:00-13:00,20:00-19:00,9-10';
    expect(clinicFrom({ hours: { 1: monday } }).hours).toEqual({
      ...emptyClinic.hours,
      1: [
        { from: '09:00', to: '12:00' },
        { from: '14:00', to: '18:00' },
      ],
    });
  });

  it('of any shape are read, and read again the same', () => {
    const odd = fc.record(
      Object.fromEntries(Object.keys(emptyClinic).map((field) => [field, fc.anything()])),
    );
    check(odd, (data) => {
      const read = clinicFrom(data);
      expect(clinicFrom(storedClinic(read))).toEqual(read);
      openingState(new Date('2026-11-23T17:00:00Z'), read);
    });
  });
});
