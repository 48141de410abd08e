import { ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { type Photo, photoAlt, photoMonth, photoTitle, tagLabel } from '#domain/pictures/photo.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import * as words from '#words/gallery.ts';
import { langOf } from '#words/photos.ts';
import { Blur } from '../../blur.tsx';
import { FullImage } from './full-image.tsx';
import { usePan } from './use-pan.ts';

/** Milliseconds: two clicks or taps within them are a double click. */
const doubleClickMs = 300;

type LightboxPhotoProps = {
  photo: Photo;
  style?: CSSProperties;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

export function LightboxPhoto({ photo, style, zoomed, onZoom }: LightboxPhotoProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>(
    photo.url ? 'loading' : 'failed',
  );
  const [lastClick, setLastClick] = useState(0);
  const { ref, aimAt, ...pan } = usePan(photo, zoomed);
  const tags = photo.tags.map(tagLabel);
  const facts = [...tags, photoMonth(photo)].filter(Boolean);

  return (
    <figure className="lightbox-photo" data-zoomed={zoomed}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has + and -, and the zoom button */}
      <section
        {...pan}
        ref={ref}
        style={style}
        aria-label={zoomed ? words.zoomed : undefined}
        tabIndex={zoomed ? 0 : -1}
        className={classNames('lightbox-frame', !zoomed && 'bg-spruce-900')}
        onClick={(event) => {
          // By hand, because not every phone fires dblclick for a double tap.
          const isDouble = event.timeStamp - lastClick < doubleClickMs;
          setLastClick(isDouble ? 0 : event.timeStamp);
          if (!isDouble || state !== 'shown') return;
          aimAt(event.clientX, event.clientY);
          onZoom(!zoomed);
        }}
      >
        {/* Reserves the photo's shape while it loads. Four times its size: the frame scales it down. */}
        <svg
          width={photo.width * 4}
          height={photo.height * 4}
          aria-hidden="true"
          className="lightbox-shape"
        />
        {state === 'loading' && <Blur src={photo.placeholder} />}
        {state === 'failed' ? (
          <div role="alert" className="lightbox-failure">
            <ImageOff className="size-12" strokeWidth={1.5} />
            <p className="mt-3 font-display text-h4 font-bold text-white">{words.photoFailed}</p>
            <p className="mt-1">{words.photoFailedText}</p>
          </div>
        ) : (
          <FullImage
            photo={photo}
            alt={photoAlt(photo)}
            lang={langOf(photoAlt(photo))}
            draggable={false}
            className="lightbox-image"
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
        {state === 'loading' && (
          <div role="status" className="lightbox-wait">
            <Spinner className="text-[1.5rem]" />
            <span className="sr-only">{words.loadingPhoto}</span>
          </div>
        )}
      </section>
      <figcaption className="lightbox-caption">
        <span
          lang={langOf(photoTitle(photo))}
          className="font-display text-h3 font-bold text-white"
        >
          {photoTitle(photo)}
        </span>
        <span lang={tags.map(langOf).find(Boolean)} className="pt-1 text-lake-200">
          {facts.join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
