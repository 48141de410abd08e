import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Post } from '#domain/posts/post.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { publicPath } from '../../../shared/paths/posts-address.ts';
import type { Editing } from '../saving/editing-state.ts';
import type { EditorLabels } from '../saving/editor-labels.ts';

type EditorHeaderProps = {
  state: Editing;
  translationOf: string;
  twin: Post | null;
  words: EditorLabels;
};

/** Title of the page, the links to the list, to the other language and to the published post. */
export function EditorHeader({ state, translationOf, twin, words }: EditorHeaderProps) {
  const { id, base } = state;
  const title = base ? 'Edit post' : 'New post';
  return (
    <PageHeader
      title={translationOf ? `${title} in Spanish` : title}
      sub={
        <span className="flex flex-wrap gap-x-5">
          <Link to={words.listPath} className="link inline-flex items-center gap-1.5 max-md:py-2.5">
            <ArrowLeft className="ico" />
            {words.listName}
          </Link>
          <TwinLink id={id} translationOf={translationOf} twin={twin} words={words} />
        </span>
      }
      actions={
        base?.published && (
          <ButtonLink
            variant="outline"
            href={publicPath({ slug: base.slug, translationOf })}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="ico" />
            View post
            <span className="sr-only">(opens in a new tab)</span>
          </ButtonLink>
        )
      }
    />
  );
}

type TwinLinkProps = Omit<EditorHeaderProps, 'state'> & { id: string | null };

/** To the same article in the other language. Nothing for a new article, or where the English one is deleted. */
function TwinLink({ id, translationOf, twin, words }: TwinLinkProps) {
  const className = 'link max-md:py-2.5';
  if (twin) {
    return (
      <Link to={`${words.listPath}/${twin.id}`} className={className}>
        {translationOf ? 'Open the English version' : 'Open the Spanish version'}
      </Link>
    );
  }
  if (!id || translationOf) return null;
  return (
    <Link to={`${words.listPath}/new?translationOf=${id}`} className={className}>
      Write in Spanish
    </Link>
  );
}
