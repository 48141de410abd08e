import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import { settled } from '#data/settled.ts';
import { MediaScreen } from './media-screen.tsx';
import { loadMedia } from './photo/load-media.ts';
import { LogoPanel } from './site-pictures.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** Not awaited: the frame renders at once, and each panel when its data arrives. */
export function loader(args: LoaderFunctionArgs) {
  return {
    media: loadMedia(args),
    logo: settled(getSiteMedia('logo', 160), 'Failed to load current logo'),
  };
}

/** The tab of the dashboard: the logo and the clinic's photos. */
export function Component() {
  const { media, logo } = useLoaderData<typeof loader>();
  return (
    <MediaScreen
      sub="Clinic photos and the logo of the website."
      media={media}
      sitePicture={<LogoPanel logo={logo} />}
    />
  );
}
