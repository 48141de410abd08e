import { parseStaffMember, type StaffFields } from '#domain/clinic/staff-fields.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { strandedWithout } from '#domain/visits/stranded.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useFirstFocus } from '../../../shared/drafts/use-first-focus.ts';
import { useBase } from '../../../shared/forms/edit-conflict.tsx';
import { StrandedVisits } from '../../../shared/parts/stranded-visits.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { AnsweredForm, FormFoot } from '../../../shared/save/answered-form.tsx';
import { useOnStored, useSavedForm } from '../../../shared/save/use-saved-form.ts';
import { StaffFieldset } from './staff-fieldset.tsx';
import { providerOf, recordOf, type StaffRecord } from './staff-record.ts';
import { useStaffPhoto } from './use-staff-photo.ts';
import { useVisitsOf } from './use-visits-of.ts';

const noPhoto = { photoUrl: '', thumbnailUrl: '' };

type StaffFormProps = {
  /** A member, or the id of a new one. */
  edited: StaffMember | string;
  /** The id of the field in which it starts. */
  firstField: string;
  onDone: () => void;
};

/** Adds a member of staff, or edits one. Typed text is kept until it is stored or cancelled. */
export function StaffForm({ edited, firstField, onDone }: StaffFormProps) {
  const [member, newId] = typeof edited === 'string' ? [null, edited] : [edited, ''];
  const form = useSavedForm<void, StaffMember>();
  const { data, state, isBusy, errors, conflict } = form;
  const { photo, upload } = useStaffPhoto(
    member ?? noPhoto,
    state === 'submitting' || data?.ok === true || data?.mayBeStored === true,
  );

  const name = member ? `staff:${member.id}` : { form: 'staff' as const, id: newId };
  const draft = useDraft(name, recordOf(member), isBusy);
  const { fields } = draft;
  const base = useBase(member && openedOn(member, draft.base), conflict?.theirs);

  useFirstFocus(firstField);
  useOnStored(form, onDone);

  const cancel = () => {
    draft.discard();
    onDone();
  };

  const now = useNow();
  const visits = useVisitsOf(member?.id);
  const hit = member ? strandedWithout(visits, member, providerOf(fields), now) : [];

  return (
    <AnsweredForm
      form={form}
      draft={draft}
      base={base && fieldsOf(base)}
      className="mt-4 grid max-w-[44rem] gap-4"
    >
      <input type="hidden" name="id" value={member?.id ?? newId} />
      <input type="hidden" name="photoUrl" value={photo.photoUrl} />
      <input type="hidden" name="thumbnailUrl" value={photo.thumbnailUrl} />
      <StaffFieldset draft={draft} errors={errors} photoUrl={photo.photoUrl} upload={upload} />
      <StrandedVisits stranded={hit} />
      <FormFoot
        isBusy={isBusy}
        onCancel={cancel}
        disabled={!fields.name.trim() || !fields.title.trim() || upload.share !== null}
      />
    </AnsweredForm>
  );
}

function fieldsOf({ id: _, isSample: __, ...fields }: StaffMember): StaffFields {
  return fields;
}

/** The member over which the form's text was typed: a restored draft may be older than the record. */
function openedOn(member: StaffMember, base: StaffRecord): StaffMember {
  const { photoUrl, thumbnailUrl } = member;
  const parsed = parseStaffMember({ ...base, photoUrl, thumbnailUrl });
  return parsed.ok ? { ...member, ...parsed.value } : member;
}
