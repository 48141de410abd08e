import '../site.css';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router-dom';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { optionalRead } from '#start/reads.ts';
import { loadFacts } from '../clinic/load-facts.ts';
import { ClinicContext } from '../clinic/use-clinic.ts';
import { SiteError } from './site-error.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The logo's width on a sharp screen, twice its CSS pixels. */
const logoWidth = 88;

/** The logo is not awaited: the page does without it. */
export async function loader() {
  const logo = optionalRead('logo', 'Failed to load logo', async () => {
    const { getSiteMedia } = await import('#data/pictures/site-media.ts');
    return getSiteMedia('logo', logoWidth);
  });
  return { logo, clinic: await loadFacts() };
}

/** Neither the logo nor a fact changes during a visit. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function Component() {
  const { logo, clinic } = useLoaderData<typeof loader>();
  return (
    <ClinicContext value={clinic}>
      <SiteFrame logo={logo}>
        <Outlet />
      </SiteFrame>
    </ClinicContext>
  );
}

/** Around the error of a page, whose frame has its facts. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('site');
  return (
    <ClinicContext value={frame?.clinic ?? emptyClinic}>
      <SiteFrame logo={null}>
        <SiteError />
      </SiteFrame>
    </ClinicContext>
  );
}
