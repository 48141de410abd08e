import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import type { Clinic } from '#domain/clinic/clinic.ts';

/** An address that people would type, in characters. */
const typeable = 40;
/** Modules round the code that scanners need blank. */
const quiet = 4;

type ReviewCardProps = {
  clinic: Pick<Clinic, 'shortName' | 'tagline' | 'reviewUrl'>;
  /** Screen readers hear one card of a sheet. */
  isCopy?: boolean;
};

/** A quarter of a sheet, with a line to cut along. */
export function ReviewCard({ clinic, isCopy = false }: ReviewCardProps) {
  const { shortName, tagline, reviewUrl } = clinic;
  const address = reviewUrl.replace(/^https:\/\/(www\.)?/, '');
  return (
    <section
      aria-label="Card"
      aria-hidden={isCopy}
      className="flex flex-col items-center justify-center border-line border-dashed px-4 py-7 text-center nth-[-n+2]:border-b odd:border-r print:h-[4.5in]"
    >
      <p className="font-display text-[1.0625rem] leading-tight font-bold">
        {shortName} {tagline}
      </p>
      <h2 className="mt-3 text-h3 leading-tight text-balance text-spruce-900">
        Tell others how it went
      </h2>
      <QrCode text={reviewUrl} />
      <p className="max-w-[26ch] text-balance">
        Point your phone’s camera at the code. It takes about two minutes.
      </p>
      {address.length <= typeable && <p className="mt-1.5 font-semibold">{address}</p>}
    </section>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={`QR code of ${text}`}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="my-2 w-full max-w-52 print:size-[2.4in]"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
