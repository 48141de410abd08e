import { useLoaderData, useRevalidator } from 'react-router-dom';
import { reloadSession } from '#data/account/auth.ts';
import { listFactors } from '#data/account/factors.ts';
import { report } from '#data/problems/report.ts';
import { settled } from '#data/settled.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { AppList } from './app-list.tsx';
import { SetUpApp } from './set-up-app.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

export const loader = () =>
  deferIfSlow({ factors: settled(listFactors(), 'Failed to load your second step') });

export function Component() {
  const { factors } = useLoaderData<typeof loader>();
  const { session } = useAdminData();
  const { name } = useClinic();
  const { revalidate } = useRevalidator();
  const reload = async (done: string) => {
    toast.success(done);
    // The new token says with what the person has signed in.
    await reloadSession().catch((error) => report(error, 'The session wasn’t read again'));
    await revalidate();
  };
  return (
    <>
      <PageHeader title="Your sign-in" sub="How you prove that it’s you." />
      <Card as="section" aria-labelledby="second-step" className="mt-5 grid max-w-2xl gap-4 p-5">
        <h2 id="second-step" className="text-[1.0625rem]">
          Second step
        </h2>
        <p className="text-text-2">
          Besides your password, a code from an app on your phone. Someone who learns your password
          still can’t sign in.
        </p>
        <ShownData data={factors} fallback={<Skeleton className="h-16" />}>
          {(list) =>
            list.length === 0 ? (
              <SetUpApp
                email={session.email}
                issuer={name}
                onDone={() => void reload('On. Your next sign-in asks for a code.')}
              />
            ) : (
              <>
                <Notice tone="ok">On. You sign in with your password and a code.</Notice>
                <AppList factors={list} onRemoved={() => void reload('Removed.')} />
                <p className="text-[.9375rem] text-text-2">
                  New phone? Remove the old app here, then set up the new one. Lost it? Ask the
                  owner to reset your second step.
                </p>
              </>
            )
          }
        </ShownData>
      </Card>
    </>
  );
}
