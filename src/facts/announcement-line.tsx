import type { Announcement } from '#domain/clinic/clinic.ts';
import * as words from '#words/frame.ts';
import { englishLang, ownAddress } from '#words/languages.ts';

/** A line above the header of the website. */
export function AnnouncementLine({ text, textEs, link }: Omit<Announcement, 'from' | 'until'>) {
  return (
    <aside
      aria-label={words.announcement}
      data-announcement=""
      className="on-dark bg-spruce-900 text-white print:hidden"
    >
      <p
        lang={textEs ? undefined : englishLang}
        className="wrap py-3 text-center text-small font-semibold text-balance"
      >
        {link ? (
          // Not the router's: it may be a file, such as the guide, or a page of the other language.
          <a href={ownAddress(link)} className="underline underline-offset-4">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </aside>
  );
}
