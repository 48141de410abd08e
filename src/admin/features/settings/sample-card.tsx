import { useId } from 'react';
import type { SampleCounts } from '#data/sample-content.ts';
import { Card } from '#ui/card.tsx';
import { plural } from '../../shared/parts/plural.ts';
import { settingsPath } from '../../shared/paths/paths.ts';
import { SaveButton } from '../../shared/save/save-button.tsx';

const list = new Intl.ListFormat('en-US');

const words: Record<keyof SampleCounts, string> = {
  people: 'team member',
  reviews: 'review',
  articles: 'article',
  mediaItems: 'media item',
};

/** Made-up content of a demo, to add or to remove. */
export function SampleCard({ samples }: { samples: SampleCounts }) {
  const id = useId();
  const made = Object.entries(words).flatMap(([kind, word]) => {
    const count = samples[kind as keyof SampleCounts];
    return count > 0 ? plural(count, word) : [];
  });
  const hasAny = made.length > 0;
  return (
    <Card as="section" aria-labelledby={id} className="mt-5 grid max-w-2xl gap-4 p-4 sm:p-5">
      <div>
        <h2 id={id} className="text-[1.0625rem]">
          Sample content
        </h2>
        <p className="mt-1 text-small text-text-2">
          {hasAny
            ? `This demo has made-up content: ${list.format(made)}. Everything else stays when you remove it.`
            : 'This is a demo. Made-up team members, reviews, articles and photos show what the website looks like.'}
        </p>
      </div>
      <div>
        <SaveButton
          action={settingsPath}
          fields={{ intent: hasAny ? 'remove-samples' : 'add-samples' }}
          variant="outline"
          busyLabel={hasAny ? 'Removing…' : 'Adding…'}
        >
          {hasAny ? 'Remove sample content' : 'Add sample content'}
        </SaveButton>
      </div>
    </Card>
  );
}
