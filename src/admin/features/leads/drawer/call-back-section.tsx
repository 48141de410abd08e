import { PhoneForwarded } from 'lucide-react';
import { useEffect, useState } from 'react';
import { nextCallBack } from '#domain/leads/call-back.ts';
import { callBackTime } from '#domain/leads/call-back-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Activity } from '#domain/leads/lead-activity.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { Button } from '#ui/button.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { DrawerSection } from '../../../shared/parts/drawer-section.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';
import { CallBackForm } from './call-back-form.tsx';

/** When to call this person back: a suggestion, or a date and time of one's own. */
export function CallBack({ lead, activity }: { lead: Lead; activity: Activity[] }) {
  const clinic = useClinic();
  const { id, callBackAt } = lead;
  const now = useNow();
  const form = useSavedForm(`call-back:${id}`);
  const { isBusy, data: answer } = form;
  const draft = useDraft(`call-back:${id}`, { date: '', time: '' }, isBusy);
  const [isOpen, setOpen] = useState(draft.isRestored);
  const next = nextCallBack(lead, activity, now, clinic);
  const set = (until: Date | null) => {
    const change = { intent: 'call-back', until: until?.toISOString() ?? '' };
    const seen = callBackAt?.toISOString() ?? '';
    form.send({ ...change, seen }, leadPath(lead));
  };

  useEffect(() => {
    if (answer?.ok) setOpen(false);
  }, [answer]);

  return (
    <DrawerSection title="Call back">
      {callBackAt && (
        <p className="num mt-1.5 flex items-center gap-2 font-semibold">
          <PhoneForwarded className="ico flex-none text-text-2" />
          Call back {callBackTime(callBackAt, now)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {next && !isOpen && (
          <Button variant="outline" busy={isBusy} onClick={() => set(next)}>
            Call back {callBackTime(next, now)}?
          </Button>
        )}
        <Button variant="line" aria-expanded={isOpen} data-landing onClick={() => setOpen(!isOpen)}>
          {callBackAt ? 'Change' : next ? 'Another time' : 'Choose a time'}
        </Button>
        {callBackAt && (
          <Button variant="ghost" busy={isBusy} onClick={() => set(null)}>
            Clear
          </Button>
        )}
      </div>
      {isOpen && <CallBackForm lead={lead} form={form} draft={draft} onChoose={set} />}
    </DrawerSection>
  );
}
