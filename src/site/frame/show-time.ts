import { serverDate } from '#data/server-clock.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { comingClosures } from '#domain/clinic/coming-closures.ts';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import { openingLabel, openingState } from '#domain/clinic/opening-hours.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { times } from '#words/times.ts';

const every = 15_000;

/** Shows in a built page what depends on the clock, until the app does. Answers set the clock right. */
export function showTime(clinic: Clinic): void {
  const show = () => showAt(serverDate(), clinic);
  show();
  const timer = setInterval(show, every);
  addEventListener('time-known', show);
  addEventListener('app-ready', () => {
    clearInterval(timer);
    removeEventListener('time-known', show);
  });
}

const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

function showAt(now: Date, clinic: Clinic): void {
  const { date, weekday } = wallClock(now);
  const state = openingState(now, clinic);
  const isKnown = state.open || state.opens !== null;
  const fill = (place: HTMLElement, words: string) => {
    const slot = place.querySelector('[data-slot]');
    if (slot && slot.textContent !== words) slot.textContent = words;
  };

  for (const place of all('[data-open-state]')) {
    place.hidden = !isKnown;
    place.dataset.openState = state.open ? 'open' : 'closed';
    fill(place, openingLabel(state, times));
  }
  for (const place of all('[data-timeless]')) place.hidden = isKnown;
  const closures = comingClosures(date, clinic.closures);
  // On a day of a closure its row says what is true.
  const isUsual = closures.every(({ from }) => from > date);
  for (const row of all('[data-weekday]')) {
    const isToday = isUsual && row.dataset.weekday === String(weekday);
    row.toggleAttribute('data-today', isToday);
    for (const mark of all('span', row.firstElementChild ?? row)) mark.hidden = !isToday;
  }
  const coming = new Set(closures.map(({ from, to }) => from + to));
  for (const row of all('[data-closure]')) {
    row.hidden = !coming.has(`${row.dataset.closure}${row.dataset.until}`);
  }
  for (const place of all('[data-next-opening]')) {
    place.hidden ||= Number(place.dataset.nextOpening) <= now.getTime();
  }
  for (const line of all('[data-announcement]')) {
    line.hidden = !clinic.announcement || !isAnnounced(clinic.announcement, date);
  }
}
