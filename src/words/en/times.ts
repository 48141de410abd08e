/** How days and times read. date is 'YYYY-MM-DD', time 'HH:mm', weekday as in Date.getDay(). No Intl: see src/start. */

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const dayOf = (date: string) => Number(date.slice(8));
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const shortMonth = (date: string) => `${monthOf(date).slice(0, 3)} ${dayOf(date)}`;
const dayName = (weekday: number) => days[weekday] ?? '';
const shortDayName = (weekday: number) => dayName(weekday).slice(0, 3);

/** '2:00 PM' */
function clock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** '24 hours', '1 hour' */
export const inHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

export const times = {
  clock,
  /** 'at 2:00 PM' */
  atTime: (time: string) => `at ${clock(time)}`,
  /** 'Monday' */
  dayName,
  /** The same at the head of a row. */
  dayHeading: dayName,
  /** 'Mon' */
  shortDayName,
  /** 'Mon' in a sentence; with the date where another Monday comes before it: 'Mon, Nov 30,' */
  nearDay: (weekday: number, date: string | null) =>
    date ? `${shortDayName(weekday)}, ${shortMonth(date)},` : shortDayName(weekday),
  /** 'Monday', 'Monday, Nov 30,' */
  nearLongDay: (weekday: number, date: string | null) =>
    date ? `${dayName(weekday)}, ${shortMonth(date)},` : dayName(weekday),
  /** A time to choose. date: of a day from a week ahead on, else null. 'Tue 2:15 PM', 'Tue, Dec 8, 2:15 PM' */
  opening: (weekday: number, date: string | null, time: string) => {
    const day = date ? `${shortDayName(weekday)}, ${shortMonth(date)},` : shortDayName(weekday);
    return `${day} ${clock(time)}`;
  },
  /** 'Thu, Nov 26' */
  shortDate: (weekday: number, date: string) => `${shortDayName(weekday)}, ${shortMonth(date)}`,
  /** 'Wednesday, November 18' */
  longDate: (weekday: number, date: string) =>
    `${dayName(weekday)}, ${monthOf(date)} ${dayOf(date)}`,
  /** 'November 2026' */
  monthOfYear: (date: string) => `${monthOf(date)} ${date.slice(0, 4)}`,
  /** day: as longDate or shortDate say it. */
  moment: (day: string, time: string) => `${day} at ${clock(time)}`,
  /** '9–12': for a narrow column. */
  narrowSpan: (from: string, to: string) => {
    const short = (time: string) => clock(time).replace(':00', '').slice(0, -3);
    return `${short(from)}–${short(to)}`;
  },

  closed: 'Closed',
  openUntil: (time: string) => `Open now · closes ${clock(time)}`,
  /** day: as nearDay says it; '' today. */
  closedUntil: (day: string, time: string) => `Closed · opens ${day && `${day} `}${clock(time)}`,
  /** span: '9:00 AM – 12:00 PM' */
  closedFor: (span: string) => `Closed ${span}`,
  closedFrom: (time: string) => `Closed from ${clock(time)}`,

  /** day: as nearLongDay says it. */
  by: (day: string, time: string) => `by ${day} ${clock(time)}`,
  soon: 'as soon as we can',
  within: (hours: number) => `within ${inHours(hours)}`,
};

export type Times = typeof times;
