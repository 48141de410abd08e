import { isForeignPicture, picturesIn } from '#domain/posts/article-pictures.ts';
import type { PostFields } from '#domain/posts/post-fields.ts';

export type ChecklistItem = {
  label: string;
  done: boolean;
  /** The post isn't published without it. */
  needed?: boolean;
  /** Id of the control that it leads to. */
  field: string;
  /** A part of the control's text. */
  part?: { start: number; end: number };
};

/** What a post has and lacks before it's published. */
export function checklist(
  fields: PostFields,
  coverChosen: boolean,
  siteOrigin: string,
): ChecklistItem[] {
  const { title, slug, summary, content, coverImageUrl, coverImageAlt, heroUrl } = fields;
  const given = (text: string) => text.trim() !== '';
  const hasCover = coverChosen || given(coverImageUrl);
  const pictures = picturesIn(content);
  const undescribed = pictures.find(({ described }) => !described);
  const foreign = pictures.find(({ address }) => isForeignPicture(address, siteOrigin));
  return [
    {
      label: 'Title and slug',
      done: given(title) && given(slug),
      needed: true,
      field: given(title) ? 'slug' : 'title',
    },
    { label: 'Summary', done: given(summary), needed: true, field: 'summary' },
    { label: 'Content', done: given(content), needed: true, field: 'content' },
    {
      label: 'Cover with alt text',
      done: hasCover && given(coverImageAlt),
      needed: hasCover,
      field: hasCover ? 'coverImageAlt' : 'cover-upload',
    },
    {
      label: 'Alt text for pictures in the content',
      done: !undescribed,
      field: 'content',
      part: undescribed,
    },
    {
      label: 'No pictures from other websites',
      done: !foreign && !isForeignPicture(heroUrl.trim(), siteOrigin),
      field: foreign ? 'content' : 'heroUrl',
      part: foreign,
    },
  ];
}
