/** What a browser without scripts shows of a request whose sender chose a time. */
import type { Clinic } from '#domain/clinic/clinic.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { slotLabel, slotResultText } from '#domain/visits/slot-words.ts';
import { currentTime } from '../environment/clock.ts';
import { page } from './form-page.ts';
import { html } from './html.ts';

/** Loading it again posts the same again, which has the same answer. */
export function slotPage(answer: SlotAnswer, clinic: Clinic): Response {
  const now = currentTime();
  return page(clinic, 200, 'Request Received!', [
    html`<p class="lead">${slotResultText(answer, now)}</p>`,
    ...(answer.slot === 'taken' ? answer.next.map((id) => choice(answer.key, id, now)) : []),
    html`<p><a href="/contact/received">What happens next</a></p>`,
  ]);
}

function choice(key: string, id: string, now: Date) {
  const startsAt = openingFrom(id)?.startsAt ?? now;
  return html`<form method="post" action="/.netlify/functions/form-submission">
<input type="hidden" name="type" value="slot">
<input type="hidden" name="key" value="${key}">
<button type="submit" name="slot" value="${id}">Hold ${slotLabel(startsAt, now)}</button>
</form>`;
}
