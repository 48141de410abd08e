import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PostFields } from '#domain/posts/post-fields.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import type { EditorLabels } from '../saving/editor-labels.ts';

type EditorHeaderProps = {
  /** The post as stored; null for a new one. */
  stored: PostFields | null;
  words: EditorLabels;
};

/** Title of the page, the link back to the list, and the link to the published post. */
export function EditorHeader({ stored, words }: EditorHeaderProps) {
  return (
    <PageHeader
      title={stored ? 'Edit post' : 'New post'}
      sub={
        <Link to={words.listPath} className="link inline-flex items-center gap-1.5 max-md:py-2.5">
          <ArrowLeft className="ico" aria-hidden="true" />
          {words.listName}
        </Link>
      }
      actions={
        stored?.published && (
          <ButtonLink
            variant="outline"
            size="sm"
            href={publicPath(stored.slug)}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="ico" aria-hidden="true" />
            View post
            <span className="sr-only">(opens in a new tab)</span>
          </ButtonLink>
        )
      }
    />
  );
}
