import { ChevronRight, type LucideIcon, Mail, MessageSquare, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { areGood } from '#domain/messages/check-words.ts';
import {
  type Channel,
  kindOfMessage,
  languageOfMessage,
  messageGroups,
  messageOf,
} from '#domain/messages/message-kinds.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import type { MessageKind } from '#domain/messages/original-words.ts';
import { dayLabel } from '#domain/time/clinic-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { messagePath } from '../../shared/paths/paths.ts';

const channels: Record<Channel, { icon: LucideIcon; label: string }> = {
  mail: { icon: Mail, label: 'Email' },
  draft: { icon: PenLine, label: 'Email draft' },
  text: { icon: MessageSquare, label: 'Text message' },
};

/** Every message by group, and who has changed its words. */
export function MessageList({ changed }: { changed: MessageTemplate[] }) {
  return (
    <div className="mt-6 grid gap-7">
      {messageGroups.map(({ title, kinds }, index) => (
        <section key={title} aria-labelledby={`messages-${index}`}>
          <h2 id={`messages-${index}`} className="text-[1.0625rem]">
            {title}
          </h2>
          <Card className="mt-2.5 overflow-hidden">
            <ul className="divide-y divide-line">
              {kinds.map((kind) => (
                <MessageRow
                  key={kind}
                  kind={kind}
                  changed={changed.filter((template) => kindOfMessage(template.id) === kind)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

/** changed: its words in the languages in which staff have changed them. */
type MessageRowProps = { kind: MessageKind; changed: MessageTemplate[] };

function MessageRow({ kind, changed }: MessageRowProps) {
  const { title, when, channel } = messageOf(kind);
  const { icon: Icon, label } = channels[channel];
  return (
    <li className="relative flex items-start gap-3.5 px-4 py-3.5 hover:bg-tint sm:items-center sm:px-5">
      <span className="grid size-10 flex-none place-items-center rounded-[10px] bg-tint text-text-2">
        <Icon className="ico text-[1.0625rem]" aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Link
            to={messagePath(kind)}
            className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)"
          >
            {title}
            <span className="sr-only">, {label}</span>
          </Link>
          <p className="text-small text-text-2">{when}</p>
        </div>
        <div className="grid gap-0.5 md:justify-items-end">
          {changed.length === 0 && <p className="text-small text-text-3">Original words</p>}
          {changed.map((template) => (
            <State key={template.id} template={template} />
          ))}
        </div>
      </div>
      <ChevronRight className="ico mt-3 flex-none text-text-3 sm:mt-0" />
    </li>
  );
}

function State({ template }: { template: MessageTemplate }) {
  const clinic = useClinic();
  const now = useNow();
  const language = languageOfMessage(template.id) === 'es' ? 'Spanish: ' : '';
  if (!areGood(template.id, template, clinic)) {
    return <Badge tone="bad">{`${language}Needs review: patients get the original words`}</Badge>;
  }
  const { by, updatedAt } = template;
  const who = by ? ` by ${by.name}` : '';
  const day = updatedAt ? `, ${dayLabel(updatedAt, now)}` : '';
  return <p className="text-small font-semibold">{`${language}Changed${who}${day}`}</p>;
}
