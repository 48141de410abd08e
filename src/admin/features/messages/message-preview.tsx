import { messageOf } from '#domain/messages/message-kinds.ts';
import type { MessageKind, Words } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { samplePatient, sampleValues } from '#domain/messages/sample-values.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { MailPreview } from './mail-preview.tsx';
import { TextPreview } from './text-preview.tsx';

/** The message as a made-up patient gets it, with the words as they are typed. */
export function MessagePreview({ kind, words }: { kind: MessageKind; words: Words }) {
  const clinic = useClinic();
  const { channel } = messageOf(kind);
  const values = sampleValues(kind, clinic, useNow());
  const subject = fillIn(words.subject, values);
  const body = fillIn(words.body, values);
  return (
    <section aria-labelledby="preview" className="min-w-0 xl:sticky xl:top-8">
      <h2 id="preview" className="text-[1.0625rem]">
        Preview
      </h2>
      <p className="mt-1 mb-3 text-small text-text-2">
        {channel === 'mail'
          ? `As ${samplePatient.name}, a made-up patient, gets it.`
          : `As you send it to ${samplePatient.name}, a made-up patient.`}
      </p>
      {channel === 'text' ? (
        <TextPreview text={body} />
      ) : (
        <MailPreview kind={kind} subject={subject} body={body} />
      )}
    </section>
  );
}
