import { QrCode } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { sessionContext } from '../../shared/access/session-context.ts';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { reviewCardPath } from '../../shared/paths/paths.ts';
import { loadReviews } from './load-reviews.ts';
import { ReviewPanel } from './review-panel.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './review-action.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { reviews: loadReviews(context.get(sessionContext).role) };
}

/** What patients said elsewhere, and which of it the home page quotes. */
export function Component() {
  const { reviews } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="reviews"
        sub="What patients wrote elsewhere. The home page quotes the three newest published ones."
        actions={
          <ButtonLink variant="line" to={reviewCardPath}>
            <QrCode className="ico" />
            Card with a QR code
          </ButtonLink>
        }
      />
      <ReviewPanel loaded={reviews} />
    </>
  );
}
