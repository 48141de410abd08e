import { describe, expect, it } from 'vitest';
import { bookingSettingsFrom, usualBooking } from '#domain/clinic/booking-settings.ts';

describe('what visitors can book', () => {
  it('is nothing at first', () => {
    expect(bookingSettingsFrom(undefined)).toEqual(usualBooking);
    expect(usualBooking.isOn).toBe(false);
  });

  it('is read as stored', () => {
    const stored = {
      ...{ isOn: true, calendar: 'outside', types: ['massage'], noticeMinutes: 0, horizonDays: 90 },
      ...{ keptBack: 0, holdsADay: 50, holdMinutes: 15 },
    };
    expect(bookingSettingsFrom(stored)).toEqual(stored);
  });

  it.each([
    ['nobody has said which calendar is the true one', { calendar: null }],
    ['the true calendar is another one', { calendar: 'paper' }],
    ['it is neither on nor off', { isOn: 'yes' }],
  ])('is nothing where %s', (_, fields) => {
    expect(bookingSettingsFrom({ isOn: true, calendar: 'here', ...fields }).isOn).toBe(false);
  });

  it('has the usual number for one beyond its limits', () => {
    const stored = {
      ...{ noticeMinutes: -1, horizonDays: 91, keptBack: 90.5, holdsADay: 0, holdMinutes: 14 },
    };
    expect(bookingSettingsFrom({ ...stored, types: ['new_patient', 7, 'Two words'] })).toEqual(
      usualBooking,
    );
  });
});
