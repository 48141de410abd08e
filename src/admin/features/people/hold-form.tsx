import type { Lead } from '#domain/leads/lead.ts';
import { longestHoldReason } from '#domain/leads/legal-hold.ts';
import { datedMoment } from '#domain/time/clinic-time.ts';
import { TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { errorOf, type FieldError } from '../../shared/forms/error-of.ts';
import { plural } from '../../shared/parts/plural.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

type HoldFormProps = { leads: readonly Lead[] };

/** Requests on legal hold, and their visits, can't be erased. */
export function HoldForm({ leads }: HoldFormProps) {
  const held = leads.filter((lead) => lead.hold);
  const free = leads.filter((lead) => !lead.hold);
  const hold = held[0]?.hold;
  const form = useSavedForm();
  return (
    <SectionCard
      title="Legal hold"
      text="For a lawsuit or a subpoena: nobody can erase this person’s requests and the visits booked from them until you lift it."
    >
      <AnsweredForm form={form} className="mt-4 grid gap-4">
        <Requests intent={hold ? 'lift' : 'hold'} leads={hold ? held : leads} />
        {hold ? (
          <Notice tone="warn" title="On legal hold">
            {hold.why}
            {hold.by.name && ` (${hold.by.name}, ${datedMoment(hold.at)})`}
          </Notice>
        ) : (
          <Why errors={form.errors} />
        )}
        <FormFoot isBusy={form.isBusy} variant="outline">
          {hold ? 'Lift the hold' : 'Put on hold'}
        </FormFoot>
      </AnsweredForm>
      {hold && free.length > 0 && <RestForm leads={free} why={hold.why} />}
    </SectionCard>
  );
}

/** Requests that came after the hold, or by a merge: without one of their own they could be erased. */
function RestForm({ leads, why }: HoldFormProps & { why: string }) {
  const form = useSavedForm();
  return (
    <AnsweredForm form={form} className="mt-5 grid gap-4 border-t border-line pt-5">
      <Requests intent="hold" leads={leads} />
      <p className="font-semibold">
        {plural(leads.length, 'request')} of this person {leads.length === 1 ? 'isn’t' : 'aren’t'}{' '}
        on hold yet.
      </p>
      <Why errors={form.errors} value={why} />
      <FormFoot isBusy={form.isBusy} variant="outline">
        Put on hold, too
      </FormFoot>
    </AnsweredForm>
  );
}

function Requests({ intent, leads }: HoldFormProps & { intent: 'hold' | 'lift' }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {leads.map(({ id }) => (
        <input key={id} type="hidden" name="request" value={id} />
      ))}
    </>
  );
}

function Why({ errors, value }: { errors: readonly FieldError[]; value?: string }) {
  return (
    <TextField
      label="Why"
      name="why"
      defaultValue={value}
      maxLength={longestHoldReason}
      error={errorOf(errors, 'why')}
    />
  );
}
