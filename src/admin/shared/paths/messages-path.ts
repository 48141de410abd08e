import type { MessageKind } from '#domain/messages/original-words.ts';

export const messagesPath = '/admin/messages';

export function messagePath(kind: MessageKind): string {
  return `${messagesPath}/${kind}`;
}
