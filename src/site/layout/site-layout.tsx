import '../site.css';
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { optionalRead } from '#start/reads.ts';
import { SiteError } from './site-error.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Pixels of the logo on a sharp screen, which is twice those of the layout. */
const logoWidth = 88;

/** Not awaited: nobody waits for the database to see the page. */
export function loader() {
  return {
    logo: optionalRead('logo', 'Failed to load logo', async () => {
      const { getSiteMedia } = await import('#data/pictures/site-media.ts');
      return getSiteMedia('logo', logoWidth);
    }),
  };
}

/** The logo does not change while somebody looks round. */
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
