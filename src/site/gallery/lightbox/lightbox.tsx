import './lightbox.css';
import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Photo, photoTitle } from '#domain/pictures/photo.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import * as words from '#words/gallery.ts';
import { langOf } from '#words/photos.ts';
import { FullImage } from './full-image.tsx';
import { LightboxPhoto } from './lightbox-photo.tsx';
import { useSwipe } from './use-swipe.ts';

const focusDelayMs = 100;

type LightboxProps = {
  photos: Photo[];
  index: number;
  style?: CSSProperties;
  onShow: (photo: Photo) => void;
  onClose: () => void;
};

/** One photo at full size; the last is followed by the first. Open while rendered. */
export function Lightbox({ photos, index, style, onShow, onClose }: LightboxProps) {
  const [isZoomed, setZoomed] = useState(false);
  const closeButton = useFocusOnOpen();

  const photo = photos[index];
  const at = (step: number) => photos[(index + step + photos.length) % photos.length];
  const go = (step: number) => {
    const next = at(step);
    if (!next || next === photo) return;
    setZoomed(false);
    onShow(next);
  };
  const neighbours = [...new Set([at(1), at(-1)])].flatMap((each) =>
    each?.url && each !== photo ? each : [],
  );
  const swipe = useSwipe(!isZoomed, { left: () => go(1), right: () => go(-1), down: onClose });
  if (!photo) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    // With these modifier keys the key belongs to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') setZoomed(true);
    else if (event.key === '-') setZoomed(false);
    else if (isZoomed) return;
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
  };

  return (
    <Modal
      {...swipe}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={words.viewer}
      aria-modal="true"
      className="lightbox on-dark bg-spruce-950 backdrop:bg-spruce-950"
    >
      {/* Takes the focus on a click: at the page's body, key events would not reach the lightbox. */}
      <div className="lightbox-in" tabIndex={-1}>
        <LightboxHead
          ref={closeButton}
          photo={photo}
          place={words.placeOf(index + 1, photos.length)}
          zoomed={isZoomed}
          onZoom={setZoomed}
          onClose={onClose}
        />
        {photos.length > 1 && (
          <>
            <Button
              variant="glass"
              size="icon"
              className="lightbox-previous"
              aria-label={words.previousPhoto}
              onClick={() => go(-1)}
            >
              <ArrowLeft className="ico" />
            </Button>
            <Button
              variant="glass"
              size="icon"
              className="lightbox-next"
              aria-label={words.nextPhoto}
              onClick={() => go(1)}
            >
              <ArrowRight className="ico" />
            </Button>
          </>
        )}
        <LightboxPhoto
          key={photo.id}
          photo={photo}
          style={style}
          zoomed={isZoomed}
          onZoom={setZoomed}
        />
      </div>
      {neighbours.map((each) => (
        <FullImage key={each.id} photo={each} alt="" hidden />
      ))}
    </Modal>
  );
}

/** Ref for the control that gets the focus, unless the visitor has moved it by then. */
function useFocusOnOpen() {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const given = document.activeElement;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const hasGoneOn = activeElement !== given && activeElement?.closest('dialog');
      if (!hasGoneOn) control.current?.focus();
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return control;
}

type LightboxHeadProps = {
  ref: Ref<HTMLButtonElement>;
  photo: Photo;
  /** '3 of 12' */
  place: string;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
  onClose: () => void;
};

function LightboxHead({ ref, photo, place, zoomed, onZoom, onClose }: LightboxHeadProps) {
  const ZoomIcon = zoomed ? ZoomOut : ZoomIn;
  return (
    <div className="lightbox-head">
      {/* First in the order of focus, last in the line. */}
      <Button
        ref={ref}
        variant="glass"
        size="icon"
        className="order-last"
        aria-label={words.closeViewer}
        onClick={onClose}
      >
        <X className="ico" />
      </Button>
      <p role="status" className="mr-auto text-small text-lake-200">
        <span className="num">{place}</span>
        <span lang={langOf(photoTitle(photo))} className="sr-only">
          {`: ${photoTitle(photo)}`}
        </span>
      </p>
      <Button
        variant="glass"
        size="icon"
        aria-label={zoomed ? words.zoomOut : words.zoomIn}
        onClick={() => onZoom(!zoomed)}
      >
        <ZoomIcon className="ico" aria-hidden="true" />
      </Button>
    </div>
  );
}
