import { Bell, BellOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { canNotify, turnOffNotices, turnOnNotices, useDesktopNotices } from './desktop-notices.ts';

/** Nothing where the browser has no notifications. */
export function NoticeToggle() {
  const isOn = useDesktopNotices();
  if (!canNotify) return null;

  const toggle = async () => {
    if (isOn) return turnOffNotices();
    if (await turnOnNotices()) {
      toast.success(
        'This computer tells you about new requests and call backs while this tab is in the background',
      );
    } else {
      toast.error(
        'Your browser blocks notifications from this site. Allow them in its settings first.',
      );
    }
  };
  const Icon = isOn ? Bell : BellOff;
  return (
    <Button variant="outline" size="sm" aria-pressed={isOn} onClick={() => void toggle()}>
      <Icon className="ico" aria-hidden="true" />
      Desktop notices
    </Button>
  );
}
