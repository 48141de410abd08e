import type { Clinic } from '#domain/clinic/clinic.ts';
import { QrCode } from '#ui/qr-code.tsx';

/** An address that people would type, in characters. */
const typeable = 40;

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
      <QrCode
        text={reviewUrl}
        label={`QR code of ${reviewUrl}`}
        className="my-2 w-full max-w-52 print:size-[2.4in]"
      />
      <p className="max-w-[26ch] text-balance">
        Point your phone’s camera at the code. It takes about two minutes.
      </p>
      {address.length <= typeable && <p className="mt-1.5 font-semibold">{address}</p>}
    </section>
  );
}
