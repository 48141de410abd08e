import { useNavigate } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { showNotice } from '../../shared/notices/notice-choice.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { useArrivals } from './use-arrivals.ts';

/** A lead that is put off again gets another notice. */
const keyOf = ({ id, callBackAt }: Lead) => `${id} ${callBackAt?.getTime()}`;

/**
 * Shows a notice when the time of a call back comes, once for each lead and time. Call backs that are due when the
 * back office opens get no notice: they are on top of the overview.
 */
export function CallBackNotice({ callBacks }: { callBacks: readonly Lead[] }) {
  const now = useNow();
  const navigate = useNavigate();
  const due = callBacks.filter(({ callBackAt }) => callBackAt && callBackAt <= now);

  useArrivals(due, keyOf, (arrived) => {
    const [first] = arrived;
    if (!first) return;
    const isOne = arrived.length === 1;
    const time = clockLabel(first.callBackAt ?? now);
    const who = isOne ? `${leadName(first)}, as set for ${time}` : `${arrived.length} people`;
    const open = () => void navigate(isOne ? leadPath(first) : dashboardPath);
    toast.success(`Time to call back ${who}`, { action: { label: 'Open', onSelect: open } });
    showNotice({
      title: 'Time to call back',
      body: due.length === 1 ? '1 call back is due.' : `${due.length} call backs are due.`,
      tag: 'call-backs',
      onClick: () => void navigate(dashboardPath),
    });
  });

  return null;
}
