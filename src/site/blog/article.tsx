import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { imageUrl } from '#domain/pictures/image-url.ts';
import type { Post } from '#domain/posts/post.ts';
import { readingMinutes } from '#domain/posts/reading-time.ts';
import { Deferred } from '#start/deferred.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { Panel } from '#ui/panel.tsx';
import { Prose } from '#ui/prose.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import * as words from '#words/article.ts';
import { blog, request } from '#words/frame.ts';
import { languageTag } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { visitArticle } from '../analytics/visits.ts';
import { Blur } from '../blur.tsx';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { clinicData, StructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { srcSetOf } from '../src-set.ts';
import { ArticleTop } from './article-top.tsx';

/** Loads the Markdown parser. A built page needs it last of all. */
export const articleBody = () => import('#ui/article-body.tsx');

const ArticleBody = lazy(async () => ({ default: (await loadChunk(articleBody)).ArticleBody }));

export type ShownPost = Post & {
  /** As postDate formats it. */
  date: string;
};

export function Article({ post, isBuilt }: { post: ShownPost; isBuilt: boolean }) {
  // The built page's HTML serves while the text is the same: no Markdown is parsed.
  const [built] = useState(() => ({ text: post.content, html: isBuilt && htmlInPage(post.id) }));
  useEffect(() => visitArticle(post.slug), [post.slug]);
  return (
    <>
      <ArticleHead post={post} />
      <article data-id={post.id}>
        <ArticleTop
          title={post.title}
          date={<PublicationDate post={post} />}
          minutes={readingMinutes(post.content)}
          picture={<Picture post={post} />}
        />
        <Deferred>
          <div className="wrap grid gap-12 print:gap-0 pt-10 pb-[clamp(4rem,2.6rem+5.2vw,7rem)] md:pt-16 lg:grid-cols-[minmax(0,43rem)_1fr] lg:gap-24">
            <div className="min-w-0">
              {post.summary && (
                <Panel
                  as="p"
                  shape="box"
                  tone="facts"
                  className="mb-9 p-6 print:mb-5 font-display text-[1.3125rem] leading-[1.42] font-semibold sm:p-7"
                >
                  {post.summary}
                </Panel>
              )}
              <div className="text-[1.125rem] leading-[1.72] wrap-break-word print:text-[1rem] print:leading-normal">
                <Suspense>
                  {built.html && post.content === built.text ? (
                    <Prose html={built.html} />
                  ) : (
                    <ArticleBody text={post.content} />
                  )}
                </Suspense>
              </div>
            </div>
            <div className="grid gap-6 self-start lg:sticky lg:top-28">
              <CareBox />
              <MoreArticles />
            </div>
          </div>
        </Deferred>
      </article>
    </>
  );
}

/** The article's HTML in a built page; undefined on another page. */
const htmlInPage = (id: string) =>
  document.querySelector(`article[data-id="${CSS.escape(id)}"] .prose`)?.innerHTML;

function PublicationDate({ post }: { post: ShownPost }) {
  const date = post.updatedAt ?? post.createdAt;
  return date ? <time dateTime={date.toISOString()}>{post.date}</time> : post.date;
}

const place = 'object-[50%_38%]';

function Picture({ post }: { post: Post }) {
  const picture = post.heroUrl || post.coverImageUrl;
  // The stored renditions belong to the cover only.
  const isCover = picture === post.coverImageUrl;
  return (
    <>
      <Blur src={isCover ? post.coverPlaceholder : ''} className={place} />
      <SafeImage
        src={imageUrl(picture, { width: 1200, height: 600, format: 'webp', quality: 80 })}
        srcSet={isCover ? srcSetOf(post.coverSizes) : undefined}
        // A twentieth less than the frame, as in PostCard.
        sizes="(min-width: 80rem) 70rem, 88vw"
        fallback="/img/hero-wide.svg"
        alt={isCover ? post.coverImageAlt : ''}
        width={1200}
        height={600}
        fetchPriority="high"
        className={`relative size-full object-cover ${place}`}
      />
    </>
  );
}

function CareBox() {
  return (
    <aside aria-labelledby="care-title" {...useHidesCallBar()}>
      <Panel as="div" shape="box" tone="act" className="p-7 print:hidden">
        <h2 id="care-title" className="text-h3">
          {words.careTitle}
        </h2>
        <p className="mt-3">{words.careText}</p>
        <CallButton variant="accent" className="mt-6 w-full" />
        <ButtonLink to={paths.contact} variant="glass" className="mt-3 w-full">
          {request}
        </ButtonLink>
      </Panel>
      <p className="hint mt-4">{words.careNote}</p>
    </aside>
  );
}

function MoreArticles() {
  return (
    <Panel
      as="aside"
      shape="box"
      tone="facts"
      aria-labelledby="more-title"
      className="p-7 print:hidden"
    >
      <h2 id="more-title" className="text-h3">
        {words.moreTitle}
      </h2>
      <p className="mt-2 text-text-2">{words.moreText}</p>
      <Link to={paths.blog} className="more mt-3">
        {words.all}
        <ArrowRight className="ico" />
      </Link>
    </Panel>
  );
}

function ArticleHead({ post }: { post: Post }) {
  const clinic = useClinic();
  const path = `${paths.blog}/${post.slug}`;
  const image = post.heroUrl || post.coverImageUrl || undefined;
  const { createdAt, updatedAt } = post;
  const publisher = clinicData(clinic);
  const organisation = { '@type': publisher['@type'], '@id': publisher['@id'], name: clinic.name };
  return (
    <>
      <Head
        title={post.title}
        description={post.summary || undefined}
        path={path}
        image={image ? { address: image, alt: post.coverImageAlt || post.title } : undefined}
        article={{ section: words.section, publishedAt: createdAt, changedAt: updatedAt }}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.summary || undefined,
          image: image ?? publisher.image,
          articleSection: words.section,
          inLanguage: languageTag,
          datePublished: (createdAt ?? updatedAt)?.toISOString(),
          dateModified: (updatedAt ?? createdAt)?.toISOString(),
          author: { ...organisation, url: publisher.url },
          publisher: { ...organisation, logo: { '@type': 'ImageObject', url: publisher.logo } },
          mainEntityOfPage: `${clinic.origin}${path}`,
        }}
      />
      <BreadcrumbData name={post.title} path={path} above={[{ name: blog, path: paths.blog }]} />
    </>
  );
}
