import { lazy, type MouseEvent, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { imageUrl } from '#domain/pictures/image-url.ts';
import { foreignPicturesIn } from '#domain/posts/article-pictures.ts';
import type { PostFields } from '#domain/posts/post-fields.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { plural } from '../../../shared/parts/plural.ts';

/** The website's own renderer; it loads with the first preview. */
const ArticleBody = lazy(async () => {
  try {
    return { default: (await import('#ui/article-body.tsx')).ArticleBody };
  } catch (error) {
    report(error, 'The preview didn’t load');
    // An error in the preview must not take down the form.
    return { default: () => <p>The preview didn’t load.</p> };
  }
});

/** Milliseconds without typing before the preview renders again. */
const pause = 200;

export function PostPreview({ fields }: { fields: PostFields }) {
  const clinic = useClinic();
  const { title, summary, content, coverImageUrl, coverImageAlt, heroUrl } = fields;
  const text = useDeferredValue(useDebounced(content, pause));
  const foreign = foreignPicturesIn(text, clinic.origin);
  const picture = heroUrl || coverImageUrl;
  // A click would leave the form; the address of the link is readable anyway.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
    <div onClick={stay} className="wrap-break-word">
      <p className="font-display text-[1.625rem] leading-[1.15] font-bold wrap-anywhere">
        {title || 'Untitled'}
      </p>
      {picture && (
        <SafeImage
          src={imageUrl(picture, { width: 640 })}
          fallback="/img/hero-wide.svg"
          alt={heroUrl ? '' : coverImageAlt}
          width={640}
          height={320}
          className="mt-4 aspect-[2/1] w-full rounded-lg bg-tint object-cover object-[50%_38%]"
        />
      )}
      {summary && (
        <p className="mt-4 rounded-lg bg-accent-soft p-4 font-display text-[1.0625rem] leading-[1.42] font-semibold wrap-anywhere">
          {summary}
        </p>
      )}
      <div className="mt-5 text-[1rem] leading-[1.7]">
        {text.trim() ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ArticleBody text={text} />
          </Suspense>
        ) : (
          <p className="text-text-3">Your article appears here as you write.</p>
        )}
      </div>
      {foreign > 0 && (
        <Notice tone="warn" className="mt-5">
          Visitors will not see {plural(foreign, 'picture')} in this text: pictures of other
          websites are not loaded.
        </Notice>
      )}
    </div>
  );
}

/** The value, debounced: it follows after restMs milliseconds without a change. */
function useDebounced<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, restMs, value);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
