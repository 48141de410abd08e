import type { BookingNumber } from '#domain/clinic/booking-settings.ts';
import { plural } from '../../../shared/parts/plural.ts';

const hour = 60;
const day = 24 * hour;

/** '45 minutes', '2 hours', '1 day' */
function durationLabel(minutes: number): string {
  if (minutes === 0) return 'None';
  if (minutes % day === 0) return plural(minutes / day, 'day');
  return minutes % hour === 0 ? plural(minutes / hour, 'hour') : plural(minutes, 'minute');
}

const labels: Record<BookingNumber, (value: number) => string> = {
  noticeMinutes: durationLabel,
  horizonDays: (days) => `${days} days`,
  keptBack: (percent) => (percent === 0 ? 'Nothing' : `${percent}%`),
  holdsADay: String,
  holdMinutes: durationLabel,
};

const offered: Record<BookingNumber, readonly number[]> = {
  noticeMinutes: [0, hour, 2 * hour, 4 * hour, 8 * hour, day, 2 * day],
  horizonDays: [7, 14, 21, 28, 42, 60, 90],
  keptBack: [0, 10, 20, 30, 40, 50, 75],
  holdsADay: [1, 2, 3, 4, 6, 8, 10, 15, 20],
  holdMinutes: [hour, 2 * hour, 4 * hour, 8 * hour, day, 2 * day],
};

/** Also a stored value that isn't offered. */
export function numberOptions(field: BookingNumber, stored: number | null) {
  const values = new Set([...offered[field], ...(stored === null ? [] : [stored])]);
  const options = [...values]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: labels[field](value) }));
  const usual = { value: '', label: '30 min after the promised call' };
  return field === 'holdMinutes' ? [usual, ...options] : options;
}

/** What a conflict says of a number. */
export function numberWords(field: BookingNumber, value: number | null): string {
  return (
    numberOptions(field, value).find((each) => each.value === String(value ?? ''))?.label ?? ''
  );
}
