import { dashboardPath } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '../shared/parts/page-header.tsx';

export function Component() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        className="card mt-6"
        title="There’s no page at this address"
        text="The link may be old or mistyped."
        action={
          <ButtonLink to={dashboardPath} variant="outline">
            Go to the overview
          </ButtonLink>
        }
      />
    </>
  );
}
