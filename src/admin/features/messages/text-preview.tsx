import { samplePatient } from '#domain/messages/sample-values.ts';
import { textParts } from '#domain/messages/text-parts.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { plural } from '../../shared/parts/plural.ts';

export function TextPreview({ text }: { text: string }) {
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
