import { Bell, BellOff } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import {
  turnOffNotices,
  turnOnNotices,
  useNoticeChoice,
} from '../../shared/notices/notice-choice.ts';
import { useSave } from '../../shared/save/use-save.ts';

const blocked =
  'Your browser blocks notifications from this site. Allow them in its settings first.';

export function NoticeSwitch() {
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
