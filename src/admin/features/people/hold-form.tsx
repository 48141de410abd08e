import type { Lead } from '#domain/leads/lead.ts';
import { longestHoldReason } from '#domain/leads/legal-hold.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

/** Requests on legal hold, and their visits, can't be erased. */
export function HoldForm({ leads }: { leads: readonly Lead[] }) {
  const hold = leads.find((lead) => lead.hold)?.hold;
  const form = useSavedForm();
  const { isBusy, errors } = form;
  return (
    <Card as="section" aria-labelledby="hold" className="p-5">
      <h2 id="hold">Legal hold</h2>
      <p className="mt-1 text-text-2">
        For a lawsuit or a subpoena: nobody can erase this person’s requests and the visits booked
        from them until you lift it.
      </p>
      <AnsweredForm form={form} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value={hold ? 'lift' : 'hold'} />
        {leads.map(({ id }) => (
          <input key={id} type="hidden" name="request" value={id} />
        ))}
        {hold ? (
          <Notice tone="warn" title="On legal hold">
            {hold.why}
            {hold.by.name && ` (${hold.by.name}, ${shortMoment(hold.at)})`}
          </Notice>
        ) : (
          <TextField
            label="Why"
            name="why"
            maxLength={longestHoldReason}
            size="sm"
            autoComplete="off"
            error={errorOf(errors, 'why')}
          />
        )}
        <FormFoot isBusy={isBusy} variant="outline">
          {hold ? 'Lift the hold' : 'Put on hold'}
        </FormFoot>
      </AnsweredForm>
    </Card>
  );
}
