import type { Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { referralSourceLabels, referralSources } from '#domain/leads/referral-source.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';

const options = [
  { value: '', label: 'Not asked yet' },
  ...referralSources.map((value) => ({ value, label: referralSourceLabels[value] })),
];

/** Choosing stores. A choice that failed to store is kept and shown until it is stored or discarded. */
export function HeardFromField({ lead }: { lead: Lead }) {
  const name = `heard-from:${lead.id}`;
  const { Form, submit, isBusy, errors } = useSavedForm(name);
  const stored = lead.heardFrom ?? '';
  const draft = useDraft(name, { heardFrom: stored as string }, isBusy);
  const { heardFrom } = draft.fields;
  const isKept = !isBusy && heardFrom !== stored;
  const chosen = options.find(({ value }) => value === heardFrom)?.label;

  return (
    <Form
      method="post"
      action={leadPath(lead)}
      className="grid justify-items-start gap-2"
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      <input type="hidden" name="intent" value="heard-from" />
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="seen" value={stored} />
      <SelectField
        label={`How did ${lead.type === 'attorney' ? 'the office' : 'you'} hear about us?`}
        name="heardFrom"
        className="w-full"
        options={options}
        value={heardFrom}
        error={isKept ? errors[0]?.message : null}
        onChange={({ target }) => draft.change({ heardFrom: target.value })}
      />
      <RestoredDraft onDiscard={isKept ? draft.discard : null}>
        {`Not saved yet: ${chosen}`}
      </RestoredDraft>
      {isKept && (
        <Button type="submit" variant="outline">
          Save again
        </Button>
      )}
    </Form>
  );
}
