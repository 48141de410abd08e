import { useLoaderData } from 'react-router-dom';
import { listAccounts } from '#data/account/accounts.ts';
import { readFactorRequired } from '#data/account/security-settings.ts';
import { settled } from '#data/settled.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../shared/data/skeleton-list.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { AccountList } from './account-list.tsx';
import { FactorPolicy } from './factor-policy.tsx';
import { InviteForm } from './invite-form.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './account-action.ts';

export async function loader() {
  const policy = settled(readFactorRequired(), 'Failed to load the settings of the second step');
  const accounts = settled(listAccounts(), 'Failed to load the accounts');
  return { policy, ...(await deferIfSlow({ accounts })) };
}

export function Component() {
  const { accounts, policy } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader name="accounts" sub="Who can sign in here, and what they can do." />
      <ShownData
        data={accounts}
        fallback={
          <SkeletonList label="Loading accounts" className="gap-3.5">
            <Skeleton className="size-10" />
            <Skeleton className="h-10 flex-1" />
          </SkeletonList>
        }
        errorClass="mt-6"
      >
        {(loaded) => <AccountList accounts={loaded} />}
      </ShownData>
      <InviteForm />
      <ShownData
        data={policy}
        fallback={<Skeleton className="mt-6 h-48 max-w-3xl" />}
        errorClass="mt-6"
      >
        {(isRequired) => <FactorPolicy isRequired={isRequired} />}
      </ShownData>
    </>
  );
}
