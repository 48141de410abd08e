import { type LucideIcon, Mail, MessageSquare, PenLine } from 'lucide-react';
import type { Channel } from '#domain/messages/message-kinds.ts';

export const channels: Record<Channel, { icon: LucideIcon; label: string }> = {
  mail: { icon: Mail, label: 'Email' },
  draft: { icon: PenLine, label: 'Email draft' },
  text: { icon: MessageSquare, label: 'Text message' },
};
