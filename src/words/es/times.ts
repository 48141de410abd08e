import type { Times } from '../en/times.ts';

const days = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

const dayOf = (date: string) => Number(date.slice(8));
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const shortMonth = (date: string) => `${dayOf(date)} de ${monthOf(date).slice(0, 3)}.`;
const longMonth = (date: string) => `${dayOf(date)} de ${monthOf(date)}`;
const dayName = (weekday: number) => days[weekday] ?? '';
const shortDayName = (weekday: number) => `${dayName(weekday).slice(0, 3)}.`;

/** '2:00 p. m.' No line break may part it. */
function clock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes}\u00a0${hour % 24 < 12 ? 'a' : 'p'}.\u00a0m.`;
}

/** 'a las 2:00 p. m.', 'a la 1:00 p. m.' */
const atTime = (time: string) => `${/^(01|13):/.test(time) ? 'a la' : 'a las'} ${clock(time)}`;
const fromTime = (time: string) =>
  `${/^(01|13):/.test(time) ? 'desde la' : 'desde las'} ${clock(time)}`;

export const inHours = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`);

export const times: Times = {
  clock,
  atTime,
  dayName,
  dayHeading: (weekday) => `${dayName(weekday)[0]?.toUpperCase()}${dayName(weekday).slice(1)}`,
  shortDayName,
  nearDay: (weekday, date) =>
    date ? `el ${shortDayName(weekday)} ${shortMonth(date)}` : `el ${shortDayName(weekday)}`,
  nearLongDay: (weekday, date) =>
    date ? `el ${dayName(weekday)} ${longMonth(date)}` : `el ${dayName(weekday)}`,
  opening: (weekday, date, time) =>
    date
      ? `${shortDayName(weekday)} ${shortMonth(date)}, ${clock(time)}`
      : `${shortDayName(weekday)} ${clock(time)}`,
  shortDate: (weekday, date) => `${shortDayName(weekday)} ${shortMonth(date)}`,
  longDate: (weekday, date) => `${dayName(weekday)} ${longMonth(date)}`,
  monthOfYear: (date) => `${monthOf(date)} de ${date.slice(0, 4)}`,
  moment: (day, time) => `${day}, ${clock(time)}`,
  narrowSpan: (from, to) => {
    const short = (time: string) => clock(time).replace(':00', '').split('\u00a0')[0];
    return `${short(from)}–${short(to)}`;
  },

  closed: 'Cerrado',
  openUntil: (time) => `Abierto · cierra ${atTime(time)}`,
  closedUntil: (day, time) => `Cerrado · abre ${day && `${day} `}${atTime(time)}`,
  closedFor: (span) => `Cerrado ${span}`,
  closedFrom: (time) => `Cerrado ${fromTime(time)}`,

  by: (day, time) => `a más tardar ${day} ${atTime(time)}`,
  soon: 'lo antes posible',
  within: (hours) => `en menos de ${inHours(hours)}`,
};
