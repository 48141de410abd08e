import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Settled } from '#data/settled.ts';
import { Segmented } from '#ui/forms/segmented.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { mediaManagerPath, mediaTabPath } from '../../shared/paths/paths.ts';
import { ClinicPhotos } from './clinic-photos.tsx';
import type { LoadedMedia } from './photo/load-media.ts';
import { parseMediaParams } from './photo/media-address.ts';

type MediaScreenProps = {
  sub: string;
  media: Promise<Settled<LoadedMedia>>;
  /** The panel of the logo or the hero. */
  sitePicture: ReactNode;
  /** Panels below the photos. */
  children?: ReactNode;
};

/** What both addresses of the Media Manager show. */
export function MediaScreen({ sub, media, sitePicture, children }: MediaScreenProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeader
        title="Media Manager"
        sub={sub}
        actions={<MediaSections current={pathname.replace(/\/$/, '')} />}
      />
      <div className="mt-6 grid grid-cols-1 gap-5">
        {sitePicture}
        <ClinicPhotos place={parseMediaParams(new URLSearchParams(search))} media={media} />
        {children}
      </div>
    </>
  );
}

const sections = [
  { to: mediaTabPath, label: 'Photos and logo' },
  { to: mediaManagerPath, label: 'Hero, staff, blog images' },
];

/** The Media Manager has two addresses. */
function MediaSections({ current }: { current: string }) {
  return (
    <Segmented
      label="Sections of the Media Manager"
      items={sections.map((section) => ({ ...section, current: section.to === current }))}
    />
  );
}
