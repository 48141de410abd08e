import { useLocation } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { loading } from '#words/article.ts';
import { blog } from '#words/frame.ts';
import { ArticleTop } from './article-top.tsx';
import type { LinkState } from './link-state.ts';

export function ArticleSkeleton() {
  const announced: LinkState | null = useLocation().state;
  if (announced) {
    return (
      <article>
        <Head title={announced.title} />
        <ArticleTop {...announced} />
        <div className="wrap loading-line min-h-screen pt-10 text-text-2 md:pt-16">
          <Loading />
        </div>
      </article>
    );
  }
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-4 text-text-2">
      <Head title={blog} />
      <Loading />
    </div>
  );
}

function Loading() {
  return (
    <>
      <Spinner />
      <p role="status">{loading}</p>
    </>
  );
}
