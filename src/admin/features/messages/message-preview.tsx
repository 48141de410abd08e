import { type MessageId, messageOf } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { samplePatient, sampleValues } from '#domain/messages/sample-values.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { MailPreview } from './mail-preview.tsx';
import { TextPreview } from './text-preview.tsx';

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
