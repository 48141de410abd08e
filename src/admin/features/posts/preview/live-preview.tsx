import type { PostFields } from '#domain/posts/post-fields.ts';
import { PostPreview } from './post-preview.tsx';

/** Beside the text or in its place. Beside it, it scrolls on its own. */
export function LivePreview({ fields }: { fields: PostFields }) {
  return (
    <section
      aria-label="Live preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within the keyboard's reach
      tabIndex={0}
      className="min-h-[22rem] overflow-y-auto px-4 py-5 focus-visible:outline-offset-[-3px] sm:px-7"
    >
      <div className="mx-auto max-w-[44rem]">
        <PostPreview fields={fields} />
      </div>
    </section>
  );
}
