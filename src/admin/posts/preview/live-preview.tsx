import type { PostFields } from '#domain/posts/post-fields.ts';
import { Card } from '#ui/card.tsx';
import { PostPreview } from './post-preview.tsx';

/** Beside the text on wide screens, where it stays in view while the person writes. */
export function LivePreview({ fields, className }: { fields: PostFields; className?: string }) {
  return (
    <Card className={className}>
      <h2 id="live-preview" className="border-b border-line px-5 py-3.5">
        Live preview
      </h2>
      <section
        aria-labelledby="live-preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within the keyboard's reach
        tabIndex={0}
        className="max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-b-[14px] p-5 focus-visible:outline-offset-[-3px]"
      >
        <PostPreview fields={fields} />
      </section>
    </Card>
  );
}
