import { imageUrl } from '#domain/pictures/image-url.ts';
import { sizeUrl } from '#domain/pictures/photo-size.ts';
import type { Post } from '#domain/posts/post.ts';
import { classNames } from '#ui/class-names.ts';
import { SafeImage } from '#ui/safe-image.tsx';

/** Pixels on a sharp screen, twice the CSS pixels. */
const width = 240;

/** Decorative: the post's title is beside it. */
export function Thumbnail({ post, className }: { post: Post; className?: string }) {
  return (
    <SafeImage
      src={sizeUrl(post.coverSizes, width) || imageUrl(post.coverImageUrl, { width })}
      fallback="/img/hero-wide.svg"
      alt=""
      width={120}
      height={80}
      loading="lazy"
      className={classNames('flex-none rounded-sm bg-tint object-cover', className)}
    />
  );
}
