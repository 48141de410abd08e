import { type MessageId, messageOf } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { samplePatient, sampleValues } from '#domain/messages/sample-values.ts';
import { textParts } from '#domain/messages/text-parts.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { plural } from '../../shared/parts/plural.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { MailPreview } from './mail-preview.tsx';

type MessagePreviewProps = { id: MessageId; words: Words; title?: string };

/** The message as a made-up patient gets it, with the words as they are typed. */
export function MessagePreview({ id, words, title = 'Preview' }: MessagePreviewProps) {
  const clinic = useClinic();
  const { channel } = messageOf(id);
  const values = sampleValues(id, clinic, useNow());
  const subject = fillIn(words.subject, values);
  const body = fillIn(words.body, values);
  return (
    <section aria-labelledby={`preview-${id}`} className="min-w-0">
      <h2 id={`preview-${id}`} className="text-[1.0625rem]">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-small text-text-2">
        {channel === 'mail'
          ? `As ${samplePatient.name}, a made-up patient, gets it.`
          : `As you send it to ${samplePatient.name}, a made-up patient.`}
      </p>
      {channel === 'text' ? (
        <TextPreview text={body} />
      ) : (
        <MailPreview id={id} subject={subject} body={body} />
      )}
    </section>
  );
}

function TextPreview({ text }: { text: string }) {
  return (
    <Card className="mx-auto max-w-[24rem] overflow-hidden rounded-[1.75rem]">
      <div className="grid justify-items-center gap-1.5 border-b border-line py-4">
        <Avatar initials={initials(samplePatient.name, '')} />
        <p className="text-caption font-semibold">{samplePatient.name}</p>
      </div>
      <div className="grid min-h-72 content-end justify-items-end gap-2 px-4 py-6">
        <p className="max-w-[17rem] rounded-[1.25rem] rounded-br-[.375rem] bg-primary px-4 py-2.5 text-small wrap-anywhere whitespace-pre-line text-on-primary">
          {text || '…'}
        </p>
        <p className="num text-caption text-text-3">
          {plural(text.length, 'character')}, sent as {plural(textParts(text), 'part')}
        </p>
      </div>
    </Card>
  );
}
