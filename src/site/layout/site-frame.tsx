import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import { shareImage } from '#domain/clinic/share-image.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { AnnouncementLine } from '#facts/announcement-line.tsx';
import { HeadDefaults } from '#ui/head.tsx';
import { PendingBar } from '#ui/loading/pending-bar.tsx';
import { RouteAnnouncer } from '#ui/route-announcer.tsx';
import * as words from '#words/frame.ts';
import { endVisit, visitPage } from '../analytics/visits.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { SendingProvider } from '../forms/sending.tsx';
import { CallBarFrame } from './call-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageHandle } from './page-handle.ts';
import { useLightTheme } from './use-light-theme.ts';

/** Header, footer and call bar around a page. logo resolves to an uploaded logo's address, null without one. */
export function SiteFrame({
  logo,
  children,
}: {
  logo: Promise<string | null> | null;
  children: ReactNode;
}) {
  const clinic = useClinic();
  const { closing = true } = usePageHandle();
  const main = useRef<HTMLElement>(null);
  useLightTheme();

  return (
    <HeadDefaults
      brand={clinic.name}
      shortBrand={clinic.shortName}
      origin={clinic.origin}
      defaultTitle={words.defaultTitle}
      defaultDescription={words.defaultDescription}
      defaultImage={shareImage}
    >
      <CallBarFrame>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-white focus:px-4 focus:py-3 focus:shadow-3"
        >
          {words.skip}
        </a>
        {/* Early in the document, so that Tab reaches it before the page. */}
        <CookieBanner />
        <PendingBar />
        <AnnouncementStrip />
        <Header logo={logo} />
        <main id="main" ref={main} tabIndex={-1}>
          <SendingProvider>{children}</SendingProvider>
        </main>
        <Footer logo={logo} closing={closing} />
        <RouteAnnouncer main={main} />
        <Analytics />
      </CallBarFrame>
    </HeadDefaults>
  );
}

/** Facts are read with the announcement while it is due; it ends by the clinic's own clock. */
function AnnouncementStrip() {
  const { announcement } = useClinic();
  const now = useMinute();
  if (!announcement || (now && !isAnnounced(announcement, clinicDate(now)))) return null;
  return <AnnouncementLine {...announcement} />;
}

/** Measures visits. Only the public layout renders it, so /admin is never measured. */
function Analytics() {
  const { pathname } = useLocation();
  // A layout effect runs before the page's own effects, whose events belong to the new page.
  useLayoutEffect(() => visitPage(pathname), [pathname]);
  useLayoutEffect(() => endVisit, []);
  return null;
}
