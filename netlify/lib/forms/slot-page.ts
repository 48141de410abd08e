/** What a browser without scripts shows of a request whose sender chose a time. */
import type { Clinic } from '#domain/clinic/clinic.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { slotResultText } from '#domain/visits/slot-result.ts';
import { slotLabel } from '#domain/visits/slot-words.ts';
import { currentTime } from '../environment/clock.ts';
import type { FunctionWords } from '../words.ts';
import { page } from './form-page.ts';
import { html } from './html.ts';

/** Loading it again posts the same again, which has the same answer. */
export function slotPage(answer: SlotAnswer, clinic: Clinic, words: FunctionWords): Response {
  const { slotTexts: texts } = words;
  const now = currentTime();
  return page(clinic, words, 200, texts.received, [
    html`<p class="lead">${slotResultText(answer, now, texts)}</p>`,
    ...(answer.slot === 'held'
      ? [html`<p><a href="${answer.link}">${texts.giveBack}</a></p>`]
      : []),
    ...(answer.slot === 'taken' ? answer.next.map((id) => choice(answer.key, id, now, words)) : []),
    html`<p><a href="${words.paths.contactReceived}">${texts.whatNext}</a></p>`,
  ]);
}

function choice(key: string, id: string, now: Date, { lang, slotTexts }: FunctionWords) {
  const startsAt = openingFrom(id)?.startsAt ?? now;
  return html`<form method="post" action="/.netlify/functions/form-submission">
<input type="hidden" name="type" value="slot">
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="lang" value="${lang}">
<button type="submit" name="slot" value="${id}">${slotTexts.hold(slotLabel(startsAt, now, slotTexts))}</button>
</form>`;
}
