import { Check, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { guidePath } from '#words/guide.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/pip-guide.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { GuideCover } from './guide-cover.tsx';

/** In the place of promise and form, with the focus, as the download starts; after a plain form, a page of its own. */
export function GuideReady({ isDownloading = false }: { isDownloading?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isDownloading) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isDownloading]);

  return (
    <div
      {...useHidesCallBar()}
      data-received="pip"
      className="grid items-center gap-12 md:grid-cols-[1.3fr_.7fr] lg:gap-20"
    >
      <div>
        <span className="grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
          <Check className="ico" />
        </span>
        <h1 id="guide" ref={heading} tabIndex={-1} className="mt-6 max-w-[10.7em] text-h1">
          {words.received}
        </h1>
        <p className="mt-4 max-w-[42ch] text-lead text-text-2">
          {isDownloading ? words.starting : words.thanks} {words.keepIt}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={guidePath} download className="w-full sm:w-auto">
            <Download className="ico" />
            {words.download}
          </ButtonLink>
          <CallButton variant="outline" className="w-full sm:w-auto" />
          <ButtonLink to={paths.home} variant="ghost" className="w-full sm:w-auto">
            {words.toHome}
          </ButtonLink>
        </div>
        <p className="hint mt-8 max-w-[60ch] border-t border-alpen-200 pt-5 text-text-2">
          {words.notice}
        </p>
      </div>
      <div className="hidden w-full max-w-[17rem] md:block md:justify-self-end lg:mr-10 lg:max-w-[19rem]">
        <GuideCover />
      </div>
    </div>
  );
}
