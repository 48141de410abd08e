import { type Photo, photoAlt, photoTitle } from '#domain/pictures/photo.ts';
import * as words from '#words/gallery.ts';
import { lang } from '#words/lang.ts';
import * as paths from '#words/paths.ts';
import { StructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

const mostImages = 12;

export function GalleryData({ photos }: { photos: Photo[] }) {
  const clinic = useClinic();
  const url = clinic.origin + paths.gallery;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'ImageGallery',
        '@id': `${url}#gallery`,
        name: words.title,
        inLanguage: lang,
        url,
        about: { '@id': `${clinic.origin}/#clinic` },
        image: photos.slice(0, mostImages).map((photo) => ({
          '@type': 'ImageObject',
          contentUrl: photo.url,
          ...(photo.thumbnailUrl && { thumbnailUrl: photo.thumbnailUrl }),
          name: photoTitle(photo),
          description: photoAlt(photo),
          ...(photo.createdAt && { uploadDate: photo.createdAt.toISOString() }),
        })),
      }}
    />
  );
}
