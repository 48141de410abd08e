import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import {
  turnOffNotices,
  turnOnNotices,
  useNoticeChoice,
} from '../../shared/notices/notice-choice.ts';

const blocked =
  'Your browser blocks notifications from this site. Allow them in its settings first.';
const failed = 'Failed to change notices on this device';

/** Switches notices on this device on or off. */
export function NoticeSwitch() {
  const { session } = useAdminData();
  const { revalidate } = useRevalidator();
  const isOn = useNoticeChoice() !== 'off';
  const [isBusy, setIsBusy] = useState(false);

  const toggle = async () => {
    setIsBusy(true);
    try {
      if (isOn) await turnOffNotices(session.uid);
      else if (!(await turnOnNotices(session.uid))) toast.error(blocked);
      await revalidate();
    } catch (error) {
      report(error, failed);
      toast.error(`${failed}. Please try again.`);
    } finally {
      setIsBusy(false);
    }
  };
  const Icon = isOn ? BellOff : Bell;
  return (
    <Button
      variant={isOn ? 'outline' : 'primary'}
      size="sm"
      busy={isBusy}
      busyLabel={isOn ? 'Turning off…' : 'Turning on…'}
      onClick={() => void toggle()}
    >
      <Icon className="ico" aria-hidden="true" />
      {isOn ? 'Turn off' : 'Turn on'}
    </Button>
  );
}
