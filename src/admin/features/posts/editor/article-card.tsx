import { isForeignPicture } from '#domain/posts/article-pictures.ts';
import { type PostFields, postLimits } from '#domain/posts/post-fields.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/forms/field.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { typedField } from '../../../shared/forms/typed-field.ts';
import type { Editing } from '../saving/editing-state.ts';
import { ContentField } from './content-field.tsx';
import type { WordsViewState } from './words-view.ts';

type ArticleCardProps = {
  state: Editing;
  change: (change: Partial<PostFields>) => void;
  words: WordsViewState;
  className?: string;
};

const foreignHint =
  ' Visitors won’t see this one: the site doesn’t load pictures from other websites. Upload it as the cover instead.';

/** The article's text and the picture above it. */
export function ArticleCard({ state, change, words, className }: ArticleCardProps) {
  const clinic = useClinic();
  const { fields } = state;
  const field = typedField<keyof typeof postLimits>({ ...state, change, limits: postLimits });
  return (
    <Card className={classNames('grid min-w-0 content-start gap-6 p-5 sm:p-6', className)}>
      <ContentField
        fields={fields}
        error={errorOf(state.errors, 'content')}
        words={words}
        onChange={(content) => change({ content })}
      />
      <TextField
        label="Hero image URL"
        {...field('heroUrl')}
        type="url"
        optional
        inputMode="url"
        placeholder="https://"
        hint={`Shown above the article instead of the cover.${
          isForeignPicture(fields.heroUrl.trim(), clinic.origin) ? foreignHint : ''
        }`}
        className="max-w-[50rem]"
      />
    </Card>
  );
}
