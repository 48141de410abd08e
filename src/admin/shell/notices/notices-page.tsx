import { Bell, BellOff } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { listDevices, removeDevice } from '#data/account/devices.ts';
import { settled } from '#data/settled.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { sessionContext } from '../../shared/access/session-context.ts';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { ShownData } from '../../shared/data/shown-data.tsx';
import {
  canNotify,
  turnOffNotices,
  turnOnNotices,
  useNoticeChoice,
} from '../../shared/notices/notice-choice.ts';
import { canPush, thisDevice } from '../../shared/notices/push.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { DeviceList } from './device-list.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** The switch works before a slow list has come. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { uid } = context.get(sessionContext);
  return deferIfSlow({
    devices: settled(Promise.all([listDevices(uid), thisDevice()]), 'Failed to load your devices'),
  });
}

export const action = saveAction({
  remove: (post) =>
    save(post, {
      write: () => removeDevice(post.by.uid, post.id),
      failed: 'Failed to remove the device. Please try again.',
      done: 'Removed. That device gets no more notices.',
    }),
});

export function Component() {
  const { devices } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Notices" sub="How you hear of a new request." />
      <div className="mt-5 grid max-w-2xl gap-6">
        <ThisDevice />
        <section aria-labelledby="devices">
          <h2 id="devices" className="text-[1.0625rem]">
            Your devices
          </h2>
          <ShownData data={devices} fallback={<Skeleton className="mt-3 h-16" />} errorClass="mt-3">
            {([list, here]) =>
              list.length > 0 ? (
                <DeviceList devices={list} here={here} />
              ) : (
                <p className="mt-2 text-text-2">
                  None hears of new requests while the back office is closed. Turn on notices on
                  each phone or computer that should.
                </p>
              )
            }
          </ShownData>
        </section>
      </div>
    </>
  );
}

function ThisDevice() {
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-[1.0625rem]">This device</h2>
        {canNotify() && <NoticeSwitch />}
      </div>
      <p role="status" className="mt-2">
        <NoticeState />
      </p>
      <p className="mt-2 text-[.9375rem] text-text-2">
        A notice says that there's a new request. It never shows a name or anything about health.
      </p>
    </Card>
  );
}

function NoticeState() {
  const choice = useNoticeChoice();
  if (!canNotify()) {
    return 'This browser has no notices. On an iPhone, add this page to the home screen first, and open it from there.';
  }
  switch (choice) {
    case 'push':
      return 'On. This device tells you about a new request, even while this page is closed.';
    case 'page':
      return 'On, while this page is open in the background.';
    case 'off':
      return canPush()
        ? 'Off. Turn it on to hear of a new request even while this page is closed.'
        : 'Off. Turn it on to hear of a new request while this page is open in the background.';
  }
}

const blocked =
  'Your browser blocks notifications from this site. Allow them in its settings first.';

function NoticeSwitch() {
  const { revalidate } = useRevalidator();
  const isOn = useNoticeChoice() !== 'off';
  const { save, by, isBusy } = useSave(revalidate);

  const toggle = async () => {
    const changed = await save({
      async write() {
        if (!isOn) return turnOnNotices(by.uid);
        await turnOffNotices(by.uid);
        return true;
      },
      failed: 'Failed to change notices on this device. Please try again.',
    });
    if (changed.ok && !changed.value) toast.error(blocked);
  };
  const Icon = isOn ? BellOff : Bell;
  return (
    <Button
      variant={isOn ? 'outline' : 'primary'}
      busy={isBusy}
      busyLabel={isOn ? 'Turning off…' : 'Turning on…'}
      onClick={() => void toggle()}
    >
      <Icon className="ico" aria-hidden="true" />
      {isOn ? 'Turn off' : 'Turn on'}
    </Button>
  );
}
