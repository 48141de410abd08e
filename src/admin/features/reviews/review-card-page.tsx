import { Printer } from 'lucide-react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { reviewsPath, settingsPath } from '../../shared/paths/paths.ts';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** A sheet of paper with four cards for the front desk: a QR code leads to the clinic's reviews. */
export function Component() {
  const { role } = useAdminData().session;
  const clinic = useClinic();
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Card with a QR code"
          sub="Four cards on a sheet of letter paper. Print it, cut along the lines, and hand a card to everyone after a visit."
          actions={
            <>
              <ButtonLink variant="line" to={reviewsPath}>
                Back to the reviews
              </ButtonLink>
              {clinic.reviewUrl && (
                <Button onClick={() => window.print()}>
                  <Printer className="ico" />
                  Print
                </Button>
              )}
            </>
          }
        />
      </div>
      {clinic.reviewUrl ? (
        <div className="mt-6 grid max-w-[46rem] grid-cols-2 border border-line bg-white text-spruce-900 print:m-0 print:max-w-none print:border-0">
          <ReviewCard clinic={clinic} />
          {/* The same again. */}
          {['b', 'c', 'd'].map((copy) => (
            <ReviewCard key={copy} clinic={clinic} isCopy />
          ))}
        </div>
      ) : (
        <EmptyState
          title="No link to your reviews yet"
          text="The code leads to the page where people review you. Its address is in the settings, under Clinic."
          action={
            mayOpen(role, settingsPath) && <ButtonLink to={settingsPath}>Enter the link</ButtonLink>
          }
        />
      )}
    </>
  );
}

/** An address that people would type, in characters. */
const typeable = 40;

type ReviewCardProps = {
  clinic: Pick<Clinic, 'shortName' | 'tagline' | 'reviewUrl'>;
  /** Screen readers hear one card of a sheet. */
  isCopy?: boolean;
};

/** A quarter of a sheet, with a line to cut along. */
function ReviewCard({ clinic, isCopy = false }: ReviewCardProps) {
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
