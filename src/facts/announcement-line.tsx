import { Link } from 'react-router-dom';
import type { Announcement } from '#domain/clinic/clinic.ts';
import * as words from '#words/frame.ts';
import { englishLang } from '#words/languages.ts';

/** A line above the header of the website. */
export function AnnouncementLine({ text, link }: Pick<Announcement, 'text' | 'link'>) {
  return (
    <aside
      aria-label={words.announcement}
      data-announcement=""
      className="on-dark bg-spruce-900 text-white print:hidden"
    >
      <p lang={englishLang} className="wrap py-3 text-center text-small font-semibold text-balance">
        {link ? (
          <Link to={link} className="underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    </aside>
  );
}
