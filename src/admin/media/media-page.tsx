import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import { settled } from '#data/settled.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { ClinicPhotos } from './clinic-photos.tsx';
import { loadMedia } from './load-media.ts';
import { LogoPanel } from './logo-panel.tsx';
import { placeOf } from './media-address.ts';
import { PhotoHint } from './photo-hint.tsx';

export { notForFeed as shouldRevalidate } from '../layout/feed-reload.ts';

/** Not awaited: the frame renders at once, and each panel when its data arrives. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    media: loadMedia(placeOf(new URL(request.url).searchParams)),
    logo: settled(getSiteMedia('logo', 160), 'Failed to load logo'),
  };
}

/** The tab of the dashboard: the logo and the clinic's photos. */
export function Component() {
  const { media, logo } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title="Media Manager"
        sub="Clinic photos and the logo of the website."
        actions={
          <ButtonLink to="/admin/media" variant="outline" size="sm">
            Hero, staff and blog images
          </ButtonLink>
        }
      />
      <div className="mt-6 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <ClinicPhotos place={placeOf(new URLSearchParams(search))} media={media} />
        <div className="grid gap-5">
          <LogoPanel logo={logo} />
          <PhotoHint />
        </div>
      </div>
    </>
  );
}
