import { Suspense } from 'react';
import { Await, Link } from 'react-router-dom';
import { SafeImage } from '#ui/safe-image.tsx';
import * as words from '#words/frame.ts';
import { englishLang } from '#words/languages.ts';
import { home } from '#words/paths.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const builtInLogo = '/img/mark.svg';

export function Brand({
  logo,
  tone = 'light',
}: {
  logo: Promise<string | null> | null;
  tone?: 'light' | 'dark';
}) {
  const clinic = useClinic();
  const dark = tone === 'dark';
  const image = `size-11 shrink-0 rounded-md object-contain ${dark ? 'ring-1 ring-white/20' : ''}`;
  return (
    <Link
      to={home}
      className="flex min-w-0 items-center gap-3"
      aria-label={words.homeOf(`${clinic.shortName} ${clinic.tagline}`.trim())}
    >
      {/* The built-in mark waits for the answer: it must not flash before an uploaded logo. */}
      <Suspense
        fallback={
          <img
            src={builtInLogo}
            alt=""
            loading="lazy"
            className={`appear-late ${image}`}
            width={44}
            height={44}
          />
        }
      >
        <Await resolve={logo}>
          {(url: string | null) => (
            <SafeImage
              src={url}
              fallback={builtInLogo}
              alt=""
              // After the layout is known, so that the largest picture of the page loads first.
              loading="lazy"
              // An uploaded logo is made for white.
              className={dark && url ? `${image} bg-white` : image}
              width={44}
              height={44}
            />
          )}
        </Await>
      </Suspense>
      <span className="font-display leading-[1.02] tracking-[-.01em] @max-[13rem]:hidden">
        <span className={`block text-[1.1875rem] font-bold ${dark ? 'text-white' : ''}`}>
          {clinic.shortName}
        </span>
        <span
          lang={clinic.taglineEs ? undefined : englishLang}
          className={`block text-small leading-[1.02] font-semibold ${dark ? 'text-lake-200' : 'text-text-2'}`}
        >
          {clinic.tagline}
        </span>
      </span>
    </Link>
  );
}
