import { type Photo, photoMonth, photoTitle, tagLabel } from '#domain/pictures/photo.ts';
import { Chip } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/gallery.ts';
import { englishLang } from '#words/languages.ts';
import { movingStyle } from '../moving-picture.ts';
import { LazyPhoto } from './lazy-photo.tsx';

const mostTags = 2;

type PhotoCardProps = {
  photo: Photo;
  /** The first photo: two columns wide, and two rows high in three columns. */
  large: boolean;
  isMoving: boolean;
  onOpen: (photo: Photo) => void;
};

export function PhotoCard({ photo, large, isMoving, onOpen }: PhotoCardProps) {
  const more = photo.tags.length - mostTags;
  return (
    <li className={classNames(large && 'col-span-2 flex flex-col lg:row-span-2')}>
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
            large && 'lg:aspect-auto lg:h-full',
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
          <p lang={englishLang} className="font-semibold wrap-anywhere max-sm:text-small">
            {photoTitle(photo)}
          </p>
          <p className="text-small text-text-3">{photoMonth(photo)}</p>
        </div>
        {photo.tags.length > 0 && (
          <div className="mt-0.5 flex flex-wrap items-center gap-1.5">
            {photo.tags.slice(0, mostTags).map((tag) => (
              <Chip key={tag} lang={englishLang} className="max-w-full wrap-anywhere">
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
