import { X, ZoomIn, ZoomOut } from 'lucide-react';
import type { Ref } from 'react';
import { type Photo, photoTitle } from '#domain/pictures/photo.ts';
import { Button } from '#ui/button.tsx';
import * as words from '#words/gallery.ts';
import { englishLang } from '#words/languages.ts';

type LightboxHeadProps = {
  ref: Ref<HTMLButtonElement>;
  photo: Photo;
  /** '3 of 12' */
  place: string;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
  onClose: () => void;
};

export function LightboxHead({ ref, photo, place, zoomed, onZoom, onClose }: LightboxHeadProps) {
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
        <X className="ico" aria-hidden="true" />
      </Button>
      <p role="status" className="mr-auto text-small text-lake-200">
        <span className="num">{place}</span>
        <span lang={englishLang} className="sr-only">
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
