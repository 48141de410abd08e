import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Photo } from '#domain/pictures/photo.ts';
import * as paths from '#words/paths.ts';
import { movePicture, useMovingPicture } from '../moving-picture.ts';
import { galleryAddress } from './gallery-address.ts';
import { Lightbox } from './lightbox/lightbox.tsx';

/** In the history entry of a photo that was opened from the gallery: the gallery is one step back. */
export const openedInGallery = 'opened in gallery';

/** The lightbox and its history: another photo replaces the entry, closing goes back. */
export function OpenPhoto({ photos, index }: { photos: Photo[]; index: number }) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const moving = useMovingPicture(paths.gallery, photos[index]?.id);

  const replaceBy = (photo: string | null) =>
    navigate(galleryAddress(params, { photo }), { replace: true, preventScrollReset: true, state });

  const close = () => {
    // Going back takes a moment; a second Escape in it must not leave the gallery.
    if (isClosing.current) return;
    isClosing.current = true;
    void (state === openedInGallery ? navigate(-1) : replaceBy(null));
  };

  return (
    <Lightbox
      photos={photos}
      index={index}
      style={moving}
      onShow={({ id }) => {
        movePicture(paths.gallery, id);
        void replaceBy(id);
      }}
      onClose={close}
    />
  );
}
