import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { home } from '#words/frame.ts';
import * as words from '#words/gallery.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';

/** The path from Home to the page, for readers and for search engines. path starts with a slash. */
export function Breadcrumb({ title, path }: { title: string; path: string }) {
  return (
    <nav aria-label={words.breadcrumb} className="text-small text-text-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={paths.home} className="py-2 underline-offset-4 hover:underline">
            {home}
          </Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight className="ico text-[0.75rem]" />
        </li>
        <li aria-current="page" className="font-semibold text-text">
          {title}
        </li>
      </ol>
      <BreadcrumbData name={title} path={path} />
    </nav>
  );
}
