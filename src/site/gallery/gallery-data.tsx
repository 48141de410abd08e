import { type Photo, photoTitle } from '#domain/pictures/photo.ts';
import { StructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

const mostImages = 12;

export function GalleryData({ photos }: { photos: Photo[] }) {
  const clinic = useClinic();
  const url = `${clinic.origin}/gallery`;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'ImageGallery',
        '@id': `${url}#gallery`,
        name: 'Clinic Gallery',
        url,
        about: { '@id': `${clinic.origin}/#clinic` },
        image: photos.slice(0, mostImages).map((photo) => ({
          '@type': 'ImageObject',
          contentUrl: photo.url,
          ...(photo.thumbnailUrl && { thumbnailUrl: photo.thumbnailUrl }),
          name: photoTitle(photo),
          description: photo.alt,
          ...(photo.createdAt && { uploadDate: photo.createdAt.toISOString() }),
        })),
      }}
    />
  );
}
