import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { normalizeSlug } from '#domain/text/slug.ts';
import { Card } from '#ui/card.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import type { Editing } from '../saving/editing-state.ts';

type PostFieldsetProps = {
  state: Editing;
  translationOf: string;
  change: (change: Partial<PostFields>) => void;
};

export function PostFieldset({ state, translationOf, change }: PostFieldsetProps) {
  const { fields } = state;
  const field = typedField<keyof typeof postLimits>({ ...state, change, limits: postLimits });
  const slug = normalizeSlug(fields.slug) || '{slug}';
  return (
    <Card className="grid content-start gap-6 p-5 sm:p-6">
      <TextField
        label="Title"
        {...field('title')}
        size="md"
        required
        autoFocus={state.base === null}
        className="[&_.input]:font-display [&_.input]:text-[1.25rem] [&_.input]:font-bold"
      />
      <TextField
        label="Slug"
        {...field('slug')}
        required
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <span className="wrap-anywhere">
            Public address: {publicPath({ slug, translationOf })}
          </span>
        }
        onBlur={() => {
          const slug = normalizeSlug(fields.slug);
          if (slug !== fields.slug) change({ slug });
        }}
      />
      <TextAreaField label="Summary" {...field('summary')} size="sm" rows={3} required />
    </Card>
  );
}
