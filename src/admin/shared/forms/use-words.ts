import type { MessageId } from '#domain/messages/message-kinds.ts';
import { wordsInUse } from '#domain/messages/message-template.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { useClinic } from '../data/clinic-facts.ts';
import { useAdminData } from '../data/use-admin-data.ts';
import { useLastGood } from '../data/use-last-good.ts';

/** The words of a message that staff send. Those that could not be read are the original ones: staff see them first. */
export function useWords(id: MessageId): Words {
  const clinic = useClinic();
  const { templates } = useAdminData();
  const last = useLastGood(templates.ok ? templates.value : null, 'templates');
  return wordsInUse(id, last?.find((template) => template.id === id) ?? null, clinic);
}
