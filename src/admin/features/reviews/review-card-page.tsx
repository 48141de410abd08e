import { Printer } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { reviewsPath, settingsPath } from '../../shared/paths/paths.ts';
import { ReviewCard } from './review-card.tsx';

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
