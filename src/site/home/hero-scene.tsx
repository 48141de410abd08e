import { Suspense, useState } from 'react';
import { Await } from 'react-router-dom';
import type { SitePicture } from '#data/pictures/site-media.ts';
import { retryImage } from '#ui/retry-image.ts';
import { Blur } from '../blur.tsx';
import { srcSetOf } from '../src-set.ts';

/**
 * The picture that staff uploaded, in a frame beside or below the words; else the built-in drawing behind them. From
 * 64rem up the words give the hero its height, so nothing moves when the answer arrives.
 */
export function HeroScene({ image }: { image: Promise<SitePicture | null> }) {
  return (
    // The stand-in appears late: the drawing must not flash before an uploaded picture.
    <Suspense fallback={<Landscape isStandIn />}>
      <Await resolve={image}>
        {(picture: SitePicture | null) =>
          picture ? <UploadedPicture key={picture.url} picture={picture} /> : <Landscape />
        }
      </Await>
    </Suspense>
  );
}

/** The tall drawing keeps the road on narrow screens. A lazy stand-in: React creates it even if it is never shown. */
function Landscape({ isStandIn = false }: { isStandIn?: boolean }) {
  return (
    <div className="relative -mx-[clamp(1.25rem,4vw,2.5rem)] -mt-10 h-[20.5rem] mask-[linear-gradient(transparent,#000_22%)] sm:-mt-28 sm:h-[58vw] lg:absolute lg:inset-x-0 lg:bottom-0 lg:m-0 lg:h-[max(40.6vw,min(86%,50vw))] lg:mask-none">
      <picture>
        <source media="(min-width: 40rem)" srcSet="/img/hero-wide.svg" />
        <img
          src="/img/hero-tall.svg"
          alt=""
          width={780}
          height={740}
          loading={isStandIn ? 'lazy' : 'eager'}
          className={`absolute inset-0 size-full object-cover object-[38%_100%] sm:object-[88%_100%] lg:object-[100%_100%] ${isStandIn ? 'appear-late' : ''}`}
        />
      </picture>
    </div>
  );
}

/** In CSS pixels; about the height of the words beside the picture. */
const greatestHeight = 528;
/** 2:1, the recommended shape: for older pictures without a stored size. */
const recommended = { width: 1200, height: 600 };

/** Whole and undimmed in any shape: as wide as its column, unless that makes it too high. */
function UploadedPicture({ picture }: { picture: SitePicture }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Landscape />;
  const { width, height } = picture.sizes.findLast((size) => size.height > 0) ?? recommended;
  return (
    // On wide screens it leaves the column to the right.
    <div className="foothills pt-6 pb-16 sm:pt-8 sm:pb-20 lg:mr-[max(-7rem,min(0px,(79rem-100vw)/2))] lg:self-center lg:p-0">
      {/* Without a look of its own: it may be painted before the picture gives it a size. */}
      <div className="relative mx-auto w-fit">
        <Blur src={picture.placeholder} className="rounded-lg sm:rounded-xl" />
        <img
          ref={retryImage}
          src={picture.url}
          srcSet={srcSetOf(picture.sizes)}
          // On phones a little less than its width: a slightly soft picture is better than twice the bytes.
          sizes="(min-width: 88rem) 45rem, (min-width: 80rem) 40rem, (min-width: 64rem) calc(100vw - 38rem), 88vw"
          alt=""
          width={Math.round((greatestHeight * width) / height)}
          height={greatestHeight}
          fetchPriority="high"
          className="relative max-h-132 rounded-lg object-contain shadow-3 sm:rounded-xl"
          data-fallback="/img/hero-wide.svg"
          onError={() => setFailed(true)}
        />
      </div>
    </div>
  );
}
