import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import {
  blankType,
  typedTypes,
  typePartId,
  visitTypesTexts,
} from '#domain/settings/visit-type-fields.ts';
import { takesVisits } from '#domain/visits/provider-time.ts';
import { Button } from '#ui/button.tsx';
import { addToList } from '#ui/forms/add-to-list.ts';
import { removeFromList } from '#ui/forms/remove-from-list.ts';
import { Notice } from '#ui/notice.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { SectionCard } from '../../../shared/parts/section-card.tsx';
import { staffPath } from '../../../shared/paths/paths.ts';
import { AnsweredForm, FormFoot } from '../../../shared/save/answered-form.tsx';
import { useDraftForm } from '../../../shared/save/use-draft-form.ts';
import { VisitTypeField } from './visit-type-field.tsx';

type VisitTypesFormProps = { stored: readonly VisitType[]; staff: readonly StaffMember[] };

/** The types in the order of the booking form. A stored one can be inactive, but never goes. */
export function VisitTypesForm({ stored, staff }: VisitTypesFormProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { draft, errors, answered, foot, unsaved } = useDraftForm(
    'visit-types',
    visitTypesTexts(stored),
  );
  const types = typedTypes(draft.fields.types);
  const put = (changed: readonly VisitType[]) => draft.change(visitTypesTexts(changed));
  const moveUp = (index: number) => {
    put(moved(types, index));
    // The first one has no such button.
    if (index === 1) list.current?.focus({ preventScroll: true });
  };
  const kept = new Set([...stored, ...typedTypes(answered.base.types)].map(({ id }) => id));
  const removable = types.filter(({ id }) => !kept.has(id));
  const groupError = errorOf(errors, 'types');
  return (
    <>
      <UnofferedTypes types={stored} staff={staff} />
      <SectionCard
        title="What can be booked"
        className="mt-5 max-w-4xl p-4 sm:p-5"
        text="In the order of the booking form. Booked visits keep the name and length that they were booked with. A type that you no longer give becomes inactive."
      >
        <AnsweredForm {...answered} className="mt-4 grid gap-4">
          <fieldset
            ref={list}
            id="types"
            tabIndex={-1}
            aria-label="Visit types"
            aria-describedby={groupError && 'types-error'}
            className="grid grid-cols-1 gap-4"
          >
            <GroupError id="types-error" message={groupError} />
            {types.map((type, index) => (
              <VisitTypeField
                key={type.id}
                index={index}
                type={type}
                errors={errors}
                onChange={(part) =>
                  put(types.map((each) => (each === type ? { ...type, ...part } : each)))
                }
                onUp={index > 0 ? () => moveUp(index) : null}
                onRemove={
                  removable.includes(type)
                    ? () =>
                        removeFromList(list.current, removable.indexOf(type), () =>
                          put(types.filter((each) => each !== type)),
                        )
                    : null
                }
              />
            ))}
            <Button
              variant="line"
              className="w-fit"
              data-add
              onClick={() =>
                addToList(
                  () => put([...types, blankType(crypto.randomUUID(), types)]),
                  typePartId(types.length, 'name'),
                )
              }
            >
              <Plus className="ico" />
              Add a type
            </Button>
          </fieldset>
          <input type="hidden" name="types" value={draft.fields.types} />
          <FormFoot {...foot} />
        </AnsweredForm>
      </SectionCard>
      <LeaveGuard {...unsaved}>The changes to the types of visits have not been saved.</LeaveGuard>
    </>
  );
}

/** One place up. */
function moved(types: readonly VisitType[], from: number): VisitType[] {
  const others = types.filter((_, index) => index !== from);
  return [...others.slice(0, from - 1), ...types.slice(from, from + 1), ...others.slice(from - 1)];
}

type UnofferedTypesProps = { types: readonly VisitType[]; staff: readonly StaffMember[] };

/** The active types that no provider is listed for. */
function UnofferedTypes({ types, staff }: UnofferedTypesProps) {
  const providers = staff.filter(({ takesAppointments }) => takesAppointments);
  const left = types.filter(
    (type) => type.isActive && !providers.some((member) => takesVisits(member, type)),
  );
  if (providers.length === 0 || left.length === 0) return null;
  return (
    <Notice tone="info" title="No provider is listed for a type" className="mt-5 max-w-4xl">
      {left.map(({ name }) => name).join(', ')}. The booking form offers every provider, with a
      warning. Check the type where you edit them, under{' '}
      <Link className="link" to={staffPath}>
        Staff
      </Link>
      .
    </Notice>
  );
}
