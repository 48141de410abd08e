import { Link } from 'react-router-dom';
import { imageUrl } from '#domain/pictures/image-url.ts';
import type { ListedPost } from '#domain/posts/listed-post.ts';
import { classNames } from '#ui/class-names.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import { blog } from '#words/paths.ts';
import * as words from '#words/post-card.ts';
import { Blur } from '../blur.tsx';
import { movePicture, movesPictures, useMovingPicture } from '../moving-picture.ts';
import { srcSetOf } from '../src-set.ts';
import { linkState } from './link-state.ts';

/** `sizes`: the width that fills the frame, less a twentieth: for one pixel more a browser loads the next wider file. */
const layouts = {
  /** In a row on phones. */
  stacked: {
    card: 'grid grid-cols-[7.5rem_1fr] gap-4 sm:block',
    picture: 'aspect-[4/3] sm:aspect-[3/2]',
    sizes: '(min-width: 80rem) 33rem, (min-width: 64rem) 41vw, (min-width: 40rem) 88vw, 8rem',
    words: 'sm:mt-5',
    title: 'text-h4 sm:text-h3',
    summary: 'hidden sm:block',
  },
  row: {
    card: 'grid grid-cols-[7.5rem_1fr] items-start gap-4 sm:grid-cols-[15rem_1fr] sm:gap-7 lg:grid-cols-[11rem_1fr] lg:gap-6 xl:grid-cols-[15rem_1fr] xl:gap-7',
    picture: 'aspect-[4/3]',
    sizes: '(min-width: 40rem) 15rem, 8rem',
    words: '',
    title: 'text-h4 sm:text-[1.375rem] sm:leading-[1.25]',
    summary: 'hidden sm:block',
  },
  /** Small picture beside the words on phones, above them from 40rem up. */
  listed: {
    card: 'grid grid-cols-[6.5rem_1fr] gap-4 sm:block',
    picture: 'aspect-square sm:aspect-[3/2]',
    sizes: '(min-width: 80rem) 22rem, (min-width: 64rem) 27vw, (min-width: 40rem) 41vw, 9rem',
    words: 'sm:mt-5',
    title: 'text-h4 sm:text-h3',
    summary: '',
  },
  /** A single article: half the width each, stacked on phones. */
  wide: {
    card: 'lg:grid lg:grid-cols-2 lg:items-center lg:gap-16',
    picture: 'aspect-[3/2]',
    sizes: '(min-width: 80rem) 33rem, (min-width: 64rem) 41vw, 88vw',
    words: 'mt-5 lg:mt-0',
    title: 'text-h2',
    summary: '',
  },
} as const;

const underlined = 'decoration-accent decoration-2 underline-offset-4 group-hover:underline';
const stretched = 'after:absolute after:inset-0';

type PostCardProps = {
  post: ListedPost;
  layout: keyof typeof layouts;
  /** The link is below the summary, which is always shown, instead of on the title. */
  readMore?: boolean;
  /** Its picture is part of the first screen, so it loads first. */
  early?: boolean;
};

/** An article in a list. The whole card is a link. */
export function PostCard({ post, layout, readMore = false, early = false }: PostCardProps) {
  const look = layouts[layout];
  const address = `${blog}/${post.slug}`;
  const moving = useMovingPicture(address, layout);
  const link = {
    to: address,
    state: linkState(post),
    viewTransition: movesPictures(),
    onClick: () => movePicture(address, layout),
  };
  return (
    <article className={`group relative ${look.card}`}>
      <div style={moving} className={`relative overflow-hidden rounded-lg bg-tint ${look.picture}`}>
        <Blur src={post.coverPlaceholder} />
        <SafeImage
          src={imageUrl(post.coverImageUrl, { width: 640 })}
          srcSet={srcSetOf(post.coverSizes)}
          sizes={look.sizes}
          fallback="/img/hero-wide.svg"
          alt={post.coverImageAlt}
          width={1200}
          height={800}
          loading={early ? 'eager' : 'lazy'}
          fetchPriority={early ? 'high' : 'auto'}
          className="relative size-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.03]"
        />
      </div>
      <div className={look.words}>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-text-3">
          <span aria-hidden="true">{words.recent}</span>
          <span aria-hidden="true" className="h-[3px] w-2.5 rounded bg-line-strong/60" />
          <span aria-hidden="true">{words.threeMinutes}</span>
          <span className="sr-only">{words.dateAndLength(post.date, post.minutes)}</span>
        </p>
        <h3 className={`mt-1.5 wrap-anywhere ${look.title}`}>
          {readMore ? (
            post.title
          ) : (
            <Link {...link} className={`${underlined} ${stretched}`}>
              {post.title}
            </Link>
          )}
        </h3>
        <p className={classNames('mt-2 wrap-anywhere text-text-2', !readMore && look.summary)}>
          {post.summary}
        </p>
        {readMore && (
          <Link {...link} className={`more mt-1 ${underlined} ${stretched}`}>
            {words.readMore}
            <span className="sr-only">: {post.title}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
