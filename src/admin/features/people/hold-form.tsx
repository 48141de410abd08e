import type { Lead } from '#domain/leads/lead.ts';
import { longestHoldReason } from '#domain/leads/legal-hold.ts';
import { datedMoment } from '#domain/time/clinic-time.ts';
import { TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { EditConflict } from '../../shared/forms/edit-conflict.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import { plural } from '../../shared/parts/plural.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { SaveButton } from '../../shared/save/save-button.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

type HoldFormProps = { personId: string; leads: readonly Lead[] };

/**
 * Requests on legal hold, and their visits, can't be erased. Those that came after the hold, or by a merge, need one of their
 * own.
 */
export function HoldForm({ personId, leads }: HoldFormProps) {
  const held = leads.filter((lead) => lead.hold);
  const free = leads.filter((lead) => !lead.hold);
  const reasons = [
    ...new Map(held.flatMap(({ hold }) => (hold ? [[hold.why, hold]] : []))).values(),
  ];
  const [hold] = reasons;
  const name = `hold:${personId}`;
  const form = useSavedForm(name);
  const draft = useDraft(name, { why: hold?.why ?? '' }, form.isBusy);
  return (
    <SectionCard
      title="Legal hold"
      text="For a lawsuit or a subpoena: nobody can erase this person’s requests and the visits booked from them until you lift it."
    >
      <div className="mt-4 grid gap-4">
        {form.conflict && <EditConflict {...form.conflict} />}
        {hold && (
          <>
            <Notice tone="warn" title="On legal hold">
              {reasons.map(({ why, by, at }) => (
                <p key={why} className="wrap-anywhere">
                  {why}
                  {by.name && ` (${by.name}, ${datedMoment(at)})`}
                </p>
              ))}
            </Notice>
            <SaveButton
              variant="outline"
              className="justify-self-end"
              fetcherKey={name}
              fields={{ intent: 'lift', base: JSON.stringify(reasonsOf(held)) }}
              busyLabel="Saving…"
            >
              Lift the hold
            </SaveButton>
          </>
        )}
        {free.length > 0 && (
          <AnsweredForm
            form={{ ...form, conflict: undefined }}
            draft={draft}
            base={reasonsOf(free)}
            className="grid gap-4"
          >
            <input type="hidden" name="intent" value="hold" />
            {hold && (
              <p className="border-t border-line pt-5 font-semibold">
                {plural(free.length, 'request')} of this person{' '}
                {free.length === 1 ? 'isn’t' : 'aren’t'} on hold yet.
              </p>
            )}
            <TextField
              label="Why"
              {...typedField({ ...draft, errors: form.errors, limits: { why: longestHoldReason } })(
                'why',
              )}
            />
            <FormFoot isBusy={form.isBusy} variant="outline">
              {hold ? 'Put on hold, too' : 'Put on hold'}
            </FormFoot>
          </AnsweredForm>
        )}
      </div>
    </SectionCard>
  );
}

const reasonsOf = (leads: readonly Lead[]) =>
  Object.fromEntries(leads.map(({ id, hold }) => [id, hold?.why ?? null]));
