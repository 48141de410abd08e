import { Suspense, useState } from 'react';
import { Await } from 'react-router-dom';
import type { SitePicture } from '#data/site-media.ts';
import { retryFailed } from '#ui/retry-failed.ts';
import { Blur } from '../blur.tsx';
import { srcSetOf } from '../src-set.ts';

const frame =
  'relative -mt-10 h-[20.5rem] mask-[linear-gradient(transparent,#000_22%)] sm:-mt-28 sm:h-[58vw] lg:absolute lg:inset-0 lg:mt-0 lg:h-auto lg:mask-none';
const fill = 'absolute inset-0 size-full object-cover';
const right = 'lg:left-auto lg:w-[70%]';

/** Under the words on phones, behind them from 64rem up. The picture staff uploaded, else the built-in one. */
export function HeroScene({ image }: { image: Promise<SitePicture | null> }) {
  return (
    <div className={frame}>
      {/* While the answer is on its way the landscape waits: a real photo must not flash past a stand-in. */}
      <Suspense fallback={<Landscape isStandIn />}>
        <Await resolve={image}>
          {(picture: SitePicture | null) =>
            picture ? <UploadedPicture key={picture.url} picture={picture} /> : <Landscape />
          }
        </Await>
      </Suspense>
    </div>
  );
}

/**
 * Art direction: the tall drawing keeps the road on narrow screens. A stand-in is lazy, since React makes it even
 * where it does not come to be shown.
 */
function Landscape({ isStandIn = false }: { isStandIn?: boolean }) {
  return (
    <picture>
      <source media="(min-width: 40rem)" srcSet="/img/hero-wide.svg" />
      <img
        src="/img/hero-tall.svg"
        alt=""
        width={780}
        height={740}
        loading={isStandIn ? 'lazy' : 'eager'}
        className={`${fill} object-[38%_100%] sm:object-[88%_100%] lg:object-[100%_100%] ${isStandIn ? 'appear-late' : ''}`}
      />
    </picture>
  );
}

/** Any photo may come here, so from 64rem up it keeps to the right and a veil of sky keeps the words readable. */
function UploadedPicture({ picture }: { picture: SitePicture }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Landscape />;
  return (
    <>
      <Blur src={picture.placeholder} className={right} />
      <img
        ref={retryFailed}
        src={picture.url}
        srcSet={srcSetOf(picture.sizes)}
        // On phones an eighth less than the frame has: a landscape may be soft, twice the bytes are slow.
        sizes="(min-width: 64rem) 70vw, 88vw"
        alt=""
        fetchPriority="high"
        className={`${fill} ${right}`}
        onError={() => setFailed(true)}
      />
      <div className="hero-veil absolute inset-y-0 right-0 hidden w-[70.1%] lg:block" />
    </>
  );
}
