import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Photo } from '#domain/pictures/photo.ts';
import * as paths from '#words/paths.ts';
import { track } from '../analytics/track.ts';
import { movePicture, movesPictures, useMovingCard } from '../moving-picture.ts';
import { galleryAddress } from './gallery-address.ts';
import { openedInGallery } from './open-photo.tsx';
import { PhotoCard } from './photo-card.tsx';

type PhotoGridProps = {
  photos: readonly Photo[];
  /** Index of the first one among all that the filter finds. */
  start: number;
  largeFirst: boolean;
};

export function PhotoGrid({ photos, start, largeFirst }: PhotoGridProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const moving = useMovingCard(paths.gallery);
  // Its picture is in the lightbox.
  const open = params.get('photo');
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-7 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-3">
      {photos.map((photo, index) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          large={index === 0 && largeFirst}
          isMoving={photo.id === moving && photo.id !== open}
          onOpen={({ id }) => {
            movePicture(paths.gallery, id);
            track('gallery_open', { photo_id: id, index: start + index });
            void navigate(galleryAddress(params, { photo: id }), {
              preventScrollReset: true,
              viewTransition: movesPictures(),
              state: openedInGallery,
            });
          }}
        />
      ))}
    </ul>
  );
}
