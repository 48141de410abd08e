import { imageUrl } from '#domain/image-url.ts';
import type { Post } from '#domain/post.ts';
import { classNames } from '#ui/class-names.ts';
import { SafeImage } from '#ui/safe-image.tsx';

/** Beside the post's title, which says what it is about. */
export function Thumbnail({ post, className }: { post: Post; className?: string }) {
  return (
    <SafeImage
      src={imageUrl(post.coverImageUrl, { width: 256 })}
      fallback="/img/hero-wide.svg"
      alt=""
      width={120}
      height={80}
      loading="lazy"
      className={classNames('flex-none rounded-sm bg-tint object-cover', className)}
    />
  );
}
