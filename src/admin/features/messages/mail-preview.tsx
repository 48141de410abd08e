import { Lock, Paperclip } from 'lucide-react';
import { addedWords } from '#domain/messages/added-words.ts';
import type { MessageId } from '#domain/messages/message-kinds.ts';
import { samplePatient } from '#domain/messages/sample-values.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';

type MailPreviewProps = { id: MessageId; subject: string; body: string };

export function MailPreview({ id, subject, body }: MailPreviewProps) {
  const clinic = useClinic();
  const added = addedWords(id, clinic, clinic.origin);
  return (
    <Card className="overflow-hidden">
      <div className="border-b border-line px-4 py-4 sm:px-6">
        <p className="text-h4 font-semibold wrap-anywhere">{subject || 'No subject'}</p>
        <div className="mt-3 flex items-center gap-3">
          <Avatar initials={initials(clinic.name, clinic.email)} tone="self" />
          <div className="min-w-0 text-small leading-snug">
            <p className="truncate font-semibold">{clinic.name}</p>
            <p className="truncate text-text-3">to {samplePatient.email}</p>
          </div>
        </div>
      </div>
      <div className="px-4 py-5 text-small wrap-anywhere whitespace-pre-line sm:px-6">
        <WithLinks text={body} />
      </div>
      {id.startsWith('visit') && (
        <p className="mx-4 mb-5 flex w-fit items-center gap-2 rounded-[10px] border border-line px-3 py-2 text-small sm:mx-6">
          <Paperclip className="ico text-text-3" />
          Calendar entry (.ics)
        </p>
      )}
      {added.length > 0 && (
        <div className="border-t border-dashed border-line-strong bg-sunken px-4 py-4 sm:px-6">
          <p className="flex items-center gap-2 text-caption font-semibold text-text-2">
            <Lock className="ico" />
            Added to every email like this. It protects people, so it stays as it is.
          </p>
          <div className="mt-2 grid gap-2.5 text-small wrap-anywhere whitespace-pre-line text-text-3">
            {added.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}

/** Addresses look like links, as mail programs make them; they open nothing. */
function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing else
      <span key={index} className="text-primary underline">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
