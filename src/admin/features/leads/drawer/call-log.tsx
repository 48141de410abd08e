import { useState } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import {
  type Activity,
  type CallOutcome,
  callOutcomeLabels,
  callOutcomes,
} from '#domain/leads/lead-activity.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { Button } from '#ui/button.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';
import { useLoggedDraft } from './use-logged-draft.ts';

const blank = { outcome: '', entryId: '' };

/** One press after the call. An outcome that failed to store is kept and shown until it is stored or discarded. */
export function CallLog({ lead, activity }: { lead: Lead; activity: Activity[] }) {
  const name = `call:${lead.id}`;
  const { send, data, isBusy, sent: sentForm } = useSavedForm(name);
  const [sent, setSent] = useState(blank);
  const draft = useDraft(name, blank);
  const isNew = isInView(lead, 'new');
  const [marksReached, setMarksReached] = useState(true);
  const saving = sentForm?.get('outcome');
  const { outcome: kept, entryId } = draft.fields;

  useLoggedDraft(draft.key, entryId, activity);

  const log = (outcome: CallOutcome) => {
    if (isBusy) return;
    // A second press of the same outcome is the same call, also when the history already shows the first.
    const isFailed = data?.ok === false && outcome === sent.outcome;
    const known = isFailed ? sent.entryId : outcome === kept ? entryId : null;
    const call = { outcome, entryId: known ?? crypto.randomUUID() };
    setSent(call);
    draft.change(call);
    const isMarked = outcome === 'reached' && isNew && marksReached;
    const move = isMarked && { to: 'contacted', from: lead.status };
    send({ intent: 'call', draft: draft.key, ...call, ...move }, leadPath(lead));
  };
  const waiting = !isBusy && callOutcomes.find((outcome) => outcome === kept);

  return (
    <fieldset>
      <legend className="font-display text-[.9375rem] font-bold">How did the call go?</legend>
      <div className="mt-2 mb-1.5 grid grid-cols-2 gap-2">
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="line"
            busy={saving === outcome}
            className="px-2"
            onClick={() => log(outcome)}
          >
            {callOutcomeLabels[outcome]}
          </Button>
        ))}
      </div>
      {isNew && (
        <CheckField checked={marksReached} onChange={setMarksReached}>
          Reached: mark contacted, too
        </CheckField>
      )}
      <RestoredDraft onDiscard={waiting ? draft.discard : null}>
        {waiting ? `Not logged yet: ${callOutcomeLabels[waiting]}. Press it again to log it.` : ''}
      </RestoredDraft>
    </fieldset>
  );
}
