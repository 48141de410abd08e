import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { parseStaffMember, type StaffFields } from '#domain/clinic/staff-fields.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { EditConflict, useBase } from '../../../shared/forms/edit-conflict.tsx';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import type { StaffAnswer } from './staff-action.ts';
import { StaffFieldset } from './staff-fieldset.tsx';
import { recordOf, type StaffRecord } from './staff-record.ts';
import { useStaffPhoto } from './use-staff-photo.ts';

const noErrors: FieldError[] = [];
const noPhoto = { photoUrl: '', thumbnailUrl: '' };

type StaffFormProps = {
  /** A member, or the id of a new one. */
  edited: StaffMember | string;
  onDone: () => void;
};

/** Adds a member of staff, or edits one. Typed text is kept until it is stored or cancelled. */
export function StaffForm({ edited, onDone }: StaffFormProps) {
  const [member, newId] = typeof edited === 'string' ? [null, edited] : [edited, ''];
  const fetcher = useFetcher<StaffAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(noErrors);
  const busy = fetcher.state !== 'idle';
  const stored = fetcher.data?.ok === true && !busy;
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  const conflict = refused?.conflict;
  const shownErrors = errors.length > 0 ? errors : (refused?.errors ?? noErrors);
  const { photo, upload } = useStaffPhoto(
    member ?? noPhoto,
    fetcher.state === 'submitting' || fetcher.data?.ok === true || refused?.mayBeStored === true,
  );

  const name = member ? `staff:${member.id}` : { form: 'staff' as const, id: newId };
  const draft = useDraft(name, recordOf(member), busy);
  const { fields } = draft;
  const base = useBase(member && openedOn(member, draft.base), conflict?.theirs);

  useEffect(() => form.current?.querySelector<HTMLElement>('#name')?.focus(), []);
  useEffect(() => {
    if (stored) onDone();
  }, [stored, onDone]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const parsed = parseStaffMember(Object.fromEntries(sent));
    setErrors(parsed.ok ? noErrors : parsed.errors);
    if (parsed.ok && !busy) void fetcher.submit(sent, { method: 'post' });
  };
  const cancel = () => {
    draft.discard();
    onDone();
  };

  return (
    <form ref={form} noValidate className="mt-4 grid max-w-[44rem] gap-4" onSubmit={submit}>
      <ErrorSummary errors={shownErrors} />
      {conflict && <EditConflict {...conflict} />}
      <RestoredDraft onDiscard={member && draft.isRestored && !busy ? draft.discard : null}>
        Unsaved changes restored
      </RestoredDraft>
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="id" value={member?.id ?? ''} />
      <input type="hidden" name="newId" value={newId} />
      <input type="hidden" name="base" value={JSON.stringify(base && fieldsOf(base))} />
      <input type="hidden" name="photoUrl" value={photo.photoUrl} />
      <input type="hidden" name="thumbnailUrl" value={photo.thumbnailUrl} />
      <StaffFieldset draft={draft} errors={shownErrors} photoUrl={photo.photoUrl} upload={upload} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          busy={busy}
          busyLabel="Saving…"
          disabled={!areFilled(fields.name, fields.title) || upload.share !== null}
        >
          Save
        </Button>
      </div>
    </form>
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

function areFilled(...values: string[]): boolean {
  return values.every((value) => value.trim() !== '');
}
