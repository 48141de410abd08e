import { storedText } from '#domain/stored-value.ts';
import { type SlotAnswer, slotAnswerFrom } from '#domain/visits/slot-answer.ts';
import { postJson } from '../post-json.ts';
import { ShownError } from '../problems/shown-error.ts';
import { replyOf } from './submit-form.ts';

/**
 * Holds another time for a request that the clinic has. key: of the answer that offered it. Throws a ShownError with the
 * server's message, or '' when it gave none.
 */
export async function holdSlot(key: string, slot: string): Promise<SlotAnswer> {
  const response = await postJson({ type: 'slot', key, slot });
  const reply = await replyOf(response);
  const answer = response.ok ? slotAnswerFrom(reply) : null;
  if (!answer) throw new ShownError(storedText(reply.message));
  return answer;
}
