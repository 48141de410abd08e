import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Photo, photoMonth, photoTitle, tagLabel } from '#domain/pictures/photo.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import * as words from '#words/gallery.ts';
import * as paths from '#words/paths.ts';
import { langOf } from '#words/photos.ts';
import { track } from '../analytics/track.ts';
import { movePicture, movesPictures, movingStyle, useMovingCard } from '../moving-picture.ts';
import { galleryAddress } from './gallery-address.ts';
import { LazyPhoto } from './lazy-photo.tsx';
import { openedInGallery } from './open-photo.tsx';

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
          tall={index === 0 && largeFirst && photos.length > 2}
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

const mostTags = 2;

type PhotoCardProps = {
  photo: Photo;
  /** The first photo: two columns wide. */
  large: boolean;
  /** In three columns as high as the two photos beside it. */
  tall: boolean;
  isMoving: boolean;
  onOpen: (photo: Photo) => void;
};

function PhotoCard({ photo, large, tall, isMoving, onOpen }: PhotoCardProps) {
  const more = photo.tags.length - mostTags;
  return (
    <li className={classNames(large && 'col-span-2 flex flex-col', tall && 'lg:row-span-2')}>
      <button
        type="button"
        // A press before the app has started finds its photo by it.
        name={photo.id}
        className={classNames('group block w-full cursor-zoom-in', large && 'min-h-0 flex-1')}
        onClick={(event) => {
          // Safari does not focus a clicked button; the lightbox returns the focus to it.
          event.currentTarget.focus();
          onOpen(photo);
        }}
      >
        <span className="sr-only">{words.openPhoto} </span>
        <span
          style={isMoving ? movingStyle : undefined}
          className={classNames(
            'relative block aspect-[3/2] overflow-hidden rounded-lg bg-tint',
            tall && 'lg:aspect-auto lg:h-full',
          )}
        >
          <span className="block size-full transition-transform duration-500 ease-settle group-hover:scale-[1.025]">
            <LazyPhoto
              photo={photo}
              early={large}
              sizes={
                large
                  ? '(min-width: 80rem) 52rem, (min-width: 64rem) 64vw, 92vw'
                  : '(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, 45vw'
              }
            />
          </span>
        </span>
      </button>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 sm:mt-3 sm:gap-y-2">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p
            lang={langOf(photoTitle(photo))}
            className="font-semibold wrap-anywhere max-sm:text-small"
          >
            {photoTitle(photo)}
          </p>
          <p className="text-small text-text-3">{photoMonth(photo)}</p>
        </div>
        {photo.tags.length > 0 && (
          <div className="mt-0.5 flex flex-wrap items-center gap-1.5">
            {photo.tags.slice(0, mostTags).map((tag) => (
              <Chip
                key={tag}
                lang={langOf(tagLabel(tag))}
                className="max-w-full whitespace-normal wrap-anywhere"
              >
                {tagLabel(tag)}
              </Chip>
            ))}
            {more > 0 && <span className="text-small text-text-3">{words.moreTags(more)}</span>}
          </div>
        )}
      </div>
    </li>
  );
}

type NoPhotosProps = {
  /** The gallery has photos, but the filters find none. */
  noneMatch: boolean;
  onClear: (() => void) | null;
};

export function NoPhotos({ noneMatch, onClear }: NoPhotosProps) {
  const state = noneMatch
    ? { title: words.noneMatch, text: words.noneMatchText }
    : { title: words.none, text: words.noneText };
  return (
    <EmptyState
      {...state}
      className="py-16!"
      action={
        onClear && (
          <Button variant="outline" onClick={onClear}>
            {words.showAll}
          </Button>
        )
      }
    />
  );
}
