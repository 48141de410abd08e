import { serverDate } from '#data/server-clock.ts';
import { isOpen } from '#domain/visits/openings.ts';
import { type ShownOpenings, slotLabel } from '#domain/visits/slot-words.ts';
import { readKnownOpenings } from '../openings/read-known-openings.ts';

/** Shows the next opening, and in a built page without the app which of its times are gone. */
export async function showOpenings({ offer }: ShownOpenings): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-next-opening]');
  const times = document.querySelectorAll<HTMLInputElement>('[data-opening]');
  if (places.length + times.length === 0) return;
  // Harmless: without an answer, only what is past is gone. The function looks again.
  const known = await readKnownOpenings(offer).catch(() => null);
  const now = serverDate();
  for (const time of times) {
    time.disabled = !isOpen(offer, known?.taken ?? new Set(), time.value, now);
  }
  if (!known) return;
  const [next] = known.all;
  for (const place of places) {
    const slot = place.querySelector('[data-slot]');
    if (!slot) continue;
    // All of an earlier answer may be gone.
    place.hidden = !next;
    if (!next) continue;
    slot.textContent = slotLabel(next.startsAt, now);
    place.dataset.nextOpening = `${next.startsAt.getTime()}`;
  }
}
