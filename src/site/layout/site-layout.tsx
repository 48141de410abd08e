import '../site.css';
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { optionalRead } from '#start/reads.ts';
import { SiteError } from './site-error.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The logo's width on a sharp screen, twice its CSS pixels. */
const logoWidth = 88;

/** Not awaited: the page must not wait for the database. */
export function loader() {
  return {
    logo: optionalRead('logo', 'Failed to load logo', async () => {
      const { getSiteMedia } = await import('#data/pictures/site-media.ts');
      return getSiteMedia('logo', logoWidth);
    }),
  };
}

/** The logo does not change during a visit. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function Component() {
  const { logo } = useLoaderData<typeof loader>();
  return (
    <SiteFrame logo={logo}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame logo={null}>
      <SiteError />
    </SiteFrame>
  );
}
