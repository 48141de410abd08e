import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { homeOf } from '../shared/access/page-access.ts';
import { useAdminData } from '../shared/data/use-admin-data.ts';
import { PageHeader } from '../shared/parts/page-header.tsx';

export function Component() {
  const { role } = useAdminData().session;
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        className="card mt-6"
        title="There’s no page at this address"
        text="The link may be old or mistyped."
        action={
          <ButtonLink to={homeOf(role)} variant="outline">
            Go to your first page
          </ButtonLink>
        }
      />
    </>
  );
}
