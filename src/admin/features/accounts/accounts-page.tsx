import { useLoaderData } from 'react-router-dom';
import { listAccounts } from '#data/account/accounts.ts';
import { readFactorRequired } from '#data/account/security-settings.ts';
import { settled } from '#data/settled.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../shared/data/skeleton-list.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { AccountList } from './account-list.tsx';
import { FactorPolicy } from './factor-policy.tsx';
import { InviteForm } from './invite-form.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './account-action.ts';

const failed = 'Failed to load the accounts';
const policyFailed = 'Failed to load the settings of the second step';

export async function loader() {
  const policy = settled(readFactorRequired(), policyFailed);
  const { result } = await deferIfSlow(settled(listAccounts(), failed));
  return { accounts: result, policy };
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
        failed={<LoadError title={failed} className="mt-6" />}
      >
        {(loaded) => <AccountList accounts={loaded} />}
      </ShownData>
      <InviteForm />
      <ShownData
        data={policy}
        fallback={<Skeleton className="mt-6 h-48 max-w-3xl" />}
        failed={<LoadError title={policyFailed} className="mt-6" />}
      >
        {(isRequired) => <FactorPolicy isRequired={isRequired} />}
      </ShownData>
    </>
  );
}
