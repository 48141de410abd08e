import { useRef } from 'react';
import { bodyLimits, subjectLimit } from '#domain/messages/check-words.ts';
import { type MessageId, messageOf } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { placeholders, subjectPlaceholders } from '#domain/messages/placeholders.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { typedField } from '../../shared/forms/typed-field.ts';
import { PlaceholderButtons } from './placeholder-buttons.tsx';

type MessageFieldsProps = {
  id: MessageId;
  words: Words;
  errors: readonly FieldError[];
  onChange: (change: Partial<Words>) => void;
};

/** Subject and words, each with the placeholders that it may hold. */
export function MessageFields({ id, words, errors, onChange }: MessageFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const { channel, placeholders: known } = messageOf(id);
  const limits = { subject: subjectLimit, body: bodyLimits[channel] };
  const isText = channel === 'text';
  const field = typedField<keyof Words>({ fields: words, errors, change: onChange, limits });
  const inSubject = subjectPlaceholders.filter((name) => known.some((each) => each === name));
  return (
    <>
      {!isText && (
        <div className="grid gap-2">
          <TextField
            label="Subject"
            {...field('subject')}
            ref={subject}
            hint="A locked phone shows it: no names, and nothing about health."
          />
          <PlaceholderButtons label="Add to the subject" names={inSubject} into={subject} />
        </div>
      )}
      <div className="grid gap-2">
        <TextAreaField
          label={isText ? 'Text message' : 'Message'}
          {...field('body')}
          ref={body}
          rows={isText ? 5 : 18}
          // As high as the words where the browser can do that, and the buttons below stay in sight.
          style={{
            fieldSizing: 'content',
            minHeight: isText ? '8rem' : '20rem',
            maxHeight: 'max(20rem, 100dvh - 34rem)',
          }}
        />
        <PlaceholderButtons label="Add to the message" names={known} into={body} />
        <details className="text-small">
          <summary className="link w-fit cursor-pointer max-md:py-2.5">
            What the words in braces stand for
          </summary>
          <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
            {known.map((name) => (
              <div key={name} className="contents">
                <dt className="font-semibold">{`{${name}}`}</dt>
                <dd className="text-text-2">{placeholders[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}
