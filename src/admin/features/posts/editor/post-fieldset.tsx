import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { normalizeSlug } from '#domain/text/slug.ts';
import { Card } from '#ui/card.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import type { Editing } from '../saving/editing-state.ts';

type PostFieldsetProps = {
  state: Editing;
  translationOf: string;
  change: (change: Partial<PostFields>) => void;
};

export function PostFieldset({ state, translationOf, change }: PostFieldsetProps) {
  const { fields } = state;
  const slug = normalizeSlug(fields.slug) || '{slug}';
  return (
    <Card className="grid content-start gap-6 p-5 sm:p-6">
      <TextField
        label="Title"
        name="title"
        size="md"
        maxLength={postLimits.title}
        required
        autoFocus={state.base === null}
        value={fields.title}
        error={errorOf(state.errors, 'title')}
        onChange={(event) => change({ title: event.target.value })}
        className="[&_.input]:font-display [&_.input]:text-[1.25rem] [&_.input]:font-bold"
      />
      <TextField
        label="Slug"
        name="slug"
        maxLength={postLimits.slug}
        required
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <span className="wrap-anywhere">
            Public address: {publicPath({ slug, translationOf })}
          </span>
        }
        value={fields.slug}
        error={errorOf(state.errors, 'slug')}
        onChange={(event) => change({ slug: event.target.value })}
        onBlur={() => {
          const slug = normalizeSlug(fields.slug);
          if (slug !== fields.slug) change({ slug });
        }}
      />
      <TextAreaField
        label="Summary"
        name="summary"
        size="sm"
        rows={3}
        maxLength={postLimits.summary}
        required
        value={fields.summary}
        error={errorOf(state.errors, 'summary')}
        onChange={(event) => change({ summary: event.target.value })}
      />
    </Card>
  );
}
