import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import * as words from '#words/gallery.ts';

type PhotoPagerProps = { page: number; pages: number; addressOf: (page: number) => string };

export function PhotoPager({ page, pages, addressOf }: PhotoPagerProps) {
  return (
    <nav
      aria-label={words.pagesNav}
      className="mt-14 flex flex-wrap items-center justify-center gap-x-3 gap-y-3 sm:gap-x-5"
    >
      <Step to={page > 1 ? addressOf(page - 1) : null}>
        <ChevronLeft className="ico" />
        {words.previous}
      </Step>
      <span className="num text-small text-text-2">{words.pageOf(page, pages)}</span>
      <Step to={page < pages ? addressOf(page + 1) : null}>
        {words.next}
        <ChevronRight className="ico" />
      </Step>
    </nav>
  );
}

/** Disabled without an address. */
function Step({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    <Button variant="outline" size="sm" disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink variant="outline" size="sm" to={to} preventScrollReset>
      {children}
    </ButtonLink>
  );
}
