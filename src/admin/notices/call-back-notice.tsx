import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { useNow } from '../use-clock.ts';
import { showNotice } from './notice-choice.ts';

/** A lead at one of its times: put off again, it is told again. */
const keyOf = ({ id, callBackAt }: Lead) => `${id} ${callBackAt?.getTime()}`;

/**
 * Tells when the time of a call back comes, once for each lead and time. Those that were due when the back office
 * opened are on top of the overview, without a notice.
 */
export function CallBackNotice({ callBacks }: { callBacks: readonly Lead[] }) {
  const now = useNow();
  const navigate = useNavigate();
  const told = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const due = callBacks.filter(({ callBackAt }) => callBackAt && callBackAt <= now);
    const before = told.current;
    told.current = new Set([...(before ?? []), ...due.map(keyOf)]);
    const fresh = before ? due.filter((lead) => !before.has(keyOf(lead))) : [];
    const [first] = fresh;
    if (!first) return;
    const isOne = fresh.length === 1;
    const time = clockLabel(first.callBackAt ?? now);
    const who = isOne ? `${leadName(first)}, as set for ${time}` : `${fresh.length} people`;
    const open = () => void navigate(isOne ? leadPath(first) : dashboardPath);
    toast.success(`Time to call back ${who}`, { action: { label: 'Open', onSelect: open } });
    showNotice({
      title: 'Time to call back',
      body: due.length === 1 ? '1 call back is due.' : `${due.length} call backs are due.`,
      tag: 'call-backs',
      onClick: () => void navigate(dashboardPath),
    });
  }, [callBacks, now, navigate]);

  return null;
}
