import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  confirmationWord,
  erasureReasonLabels,
  erasureTexts,
  givenReasons,
} from '#domain/trail/erasure.ts';
import { takesPlace } from '#domain/visits/visit.ts';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { plural } from '../../shared/parts/plural.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { peoplePath } from '../../shared/paths/paths.ts';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';
import type { LoadedPerson } from './load-person.ts';

const reasons = [
  { value: '', label: 'Choose…' },
  ...givenReasons.map((value) => ({ value, label: erasureReasonLabels[value] })),
];

type EraseFormProps = { person: LoadedPerson; ticked: ReadonlySet<string> };

export function EraseForm({ person, ticked }: EraseFormProps) {
  const form = useSavedForm();
  const { isBusy, errors } = form;
  const refusal = useRefusal(person, ticked);
  const navigate = useNavigate();
  const isDone = form.data?.ok === true;
  // Not a redirect of the action: the router drops one when the feed reloads meanwhile.
  useEffect(() => {
    if (isDone) void navigate(peoplePath);
  }, [isDone, navigate]);
  return (
    <SectionCard
      title="Erase"
      text={`Erases ${plural(ticked.size, 'selected record')} with history, visits, delivery results and search words. Only id, day, who and why are left. You can’t undo it.`}
    >
      {refusal ? (
        <Notice tone="warn" className="mt-4" title="Can’t be erased now">
          {refusal}
        </Notice>
      ) : (
        <AnsweredForm form={form} className="mt-4 grid gap-4">
          <input type="hidden" name="intent" value="erase" />
          {[...ticked].map((record) => (
            <input key={record} type="hidden" name="record" value={record} />
          ))}
          <SelectField
            label="Reason"
            name="reason"
            defaultValue=""
            options={reasons}
            error={errorOf(errors, 'reason')}
          />
          <TextField
            label={`Type ${confirmationWord} to confirm`}
            name="confirmation"
            error={errorOf(errors, 'confirmation')}
          />
          <FormFoot isBusy={isBusy} busyLabel="Erasing…" variant="danger">
            Erase for good
          </FormFoot>
        </AnsweredForm>
      )}
    </SectionCard>
  );
}

/** Why the rules refuse it; null if they don't. */
function useRefusal({ leads, visits, group }: LoadedPerson, ticked: ReadonlySet<string>) {
  const now = useNow();
  const held = leads.filter(({ hold }) => hold !== null);
  const isTicked = ({ id }: { id: string }) => ticked.has(`leads/${id}`);
  const tickedVisits = visits.filter(({ id }) => ticked.has(`appointments/${id}`));
  const isOfHeld = tickedVisits.some(({ leadId }) => held.some(({ id }) => id === leadId));
  if (held.some(isTicked) || isOfHeld) return erasureTexts.onHold;
  // Also a visit that nobody ticked, if it was booked from a ticked request.
  const isAhead = visits.some(
    (visit) =>
      takesPlace(visit, now) &&
      visit.endsAt > now &&
      (tickedVisits.includes(visit) || ticked.has(`leads/${visit.leadId}`)),
  );
  if (isAhead) return erasureTexts.visitAhead;
  const isOfImport = group.some(({ id }) => ticked.has(`persons/${id}`));
  const isLast = leads.every(isTicked) && visits.every((visit) => tickedVisits.includes(visit));
  return isOfImport && !isLast ? erasureTexts.importLast : null;
}
