import { describe, expect, it } from 'vitest';
import { whenTexts } from '#domain/time/typed-time.ts';
import { bookingTexts, parseBooking } from '#domain/visits/booking.ts';

const typed = {
  leadId: 'c1',
  personId: null,
  patientName: '  Maria   Olsen ',
  phone: '801.555.0161',
  email: 'Maria.Olsen@example.com',
  type: 'new_patient',
  typeName: 'New patient',
  minutes: '60',
  buffer: '15',
  providerId: 's2',
  date: '2026-11-18',
  start: '09:15',
  note: ' Brings the report. ',
};

/** An evening in Utah, the next day in UTC. */
const now = new Date('2026-11-18T02:00:00Z');

const errorsOf = (change: Record<string, unknown>) => {
  const parsed = parseBooking({ ...typed, ...change }, now);
  return parsed.ok ? [] : parsed.errors.map(({ field, message }) => [field, message]);
};

describe('booking an appointment', () => {
  it('parses the fields of the form', () => {
    expect(parseBooking(typed, now)).toEqual({
      ok: true,
      value: {
        leadId: 'c1',
        personId: null,
        patientName: 'Maria Olsen',
        patientPhone: '(801) 555-0161',
        patientEmail: 'maria.olsen@example.com',
        providerId: 's2',
        type: 'new_patient',
        typeName: 'New patient',
        startsAt: new Date('2026-11-18T16:15:00Z'),
        endsAt: new Date('2026-11-18T17:15:00Z'),
        buffer: 15,
        note: 'Brings the report.',
      },
    });
  });

  it('needs only a name and a time', () => {
    const parsed = parseBooking({ ...typed, leadId: '', phone: '', email: '', note: '' }, now);
    expect(parsed).toMatchObject({ ok: true, value: { leadId: null, patientPhone: '', note: '' } });
  });

  it('takes a day in two years', () => {
    expect(errorsOf({ date: '2028-11-16' })).toEqual([]);
  });

  it.each([
    ['a blank name', { patientName: ' ' }, 'patientName', bookingTexts.nameRequired],
    [
      'a name over 120',
      { patientName: 'n'.repeat(121) },
      'patientName',
      'Patient name is too long (120 characters at most)',
    ],
    ['a phone of five digits', { phone: '55501' }, 'phone', 'Please enter a valid phone number'],
    ['an e-mail without @', { email: 'maria' }, 'email', 'Please enter a valid email address'],
    ['no type', { type: '' }, 'type', bookingTexts.typeRequired],
    ['a type with a path for an id', { type: 'a/b' }, 'type', bookingTexts.typeRequired],
    ['a type without a name', { typeName: ' ' }, 'type', bookingTexts.typeRequired],
    ['a type of 20 minutes', { minutes: '20' }, 'type', bookingTexts.typeRequired],
    ['a type of two hours', { minutes: '120' }, 'type', bookingTexts.typeRequired],
    ['a type without a length', { minutes: '' }, 'type', bookingTexts.typeRequired],
    ['a buffer of an hour', { buffer: '60' }, 'type', bookingTexts.typeRequired],
    ['no provider', { providerId: '' }, 'providerId', bookingTexts.providerRequired],
    ['no date', { date: '' }, 'date', whenTexts.dateInvalid],
    ['a date that does not exist', { date: '2026-02-30' }, 'date', whenTexts.dateInvalid],
    ['a birthday', { date: '1990-01-01' }, 'date', whenTexts.dateInvalid],
    ['a day more than two years ahead', { date: '2028-11-17' }, 'date', bookingTexts.dateTooFar],
    ['no start', { start: '' }, 'start', bookingTexts.startInvalid],
    ['a start beside the quarters', { start: '09:10' }, 'start', bookingTexts.startInvalid],
    ['a start past midnight', { start: '24:00' }, 'start', bookingTexts.startInvalid],
    [
      'a start that the clocks skip',
      { date: '2026-03-08', start: '02:30' },
      'start',
      whenTexts.timeSkipped,
    ],
    [
      'a note over 500',
      { note: 'n'.repeat(501) },
      'note',
      'Note is too long (500 characters at most)',
    ],
  ])('refuses %s', (_, change, field, message) => {
    expect(errorsOf(change)).toEqual([[field, message]]);
  });

  it('takes the earlier of two moments when clocks go back', () => {
    expect(parseBooking({ ...typed, date: '2026-11-01', start: '01:30' }, now)).toMatchObject({
      value: { startsAt: new Date('2026-11-01T07:30:00Z') },
    });
  });

  it('lists errors in the order of the fields', () => {
    const fields = errorsOf({
      patientName: '',
      phone: 'x',
      date: '',
      start: '',
      note: 'n'.repeat(501),
    });
    expect(fields.map(([field]) => field)).toEqual([
      'patientName',
      'date',
      'start',
      'phone',
      'note',
    ]);
    expect(parseBooking(null, now).ok).toBe(false);
  });
});
