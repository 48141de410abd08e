import { serverDate } from '#data/server-clock.ts';
import { readTaken } from '#data/visits/read-taken.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import { isOpen } from '#domain/visits/openings.ts';
import { type ShownOpenings, slotLabel } from '#domain/visits/slot-words.ts';

/** Shows the next opening, and in a built page without the app which of its times are gone. */
export async function showOpenings({ offer }: ShownOpenings): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-next-opening]');
  const times = document.querySelectorAll<HTMLInputElement>('[data-opening]');
  if (places.length + times.length === 0) return;
  const now = serverDate();
  // Harmless: without an answer, only what is past is gone. The function looks again.
  const taken = await readTaken(comingWeeks(now), offer).catch(() => null);
  for (const time of times) time.disabled = !isOpen(offer, taken ?? new Set(), time.value, now);
  const [next] = taken ? knownOpenings(offer, taken, now) : [];
  for (const place of places) {
    const slot = place.querySelector('[data-slot]');
    if (!slot || !next) continue;
    slot.textContent = slotLabel(next.startsAt, now);
    place.dataset.nextOpening = `${next.startsAt.getTime()}`;
    place.hidden = false;
  }
}
