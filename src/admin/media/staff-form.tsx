import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { FormError } from '#domain/form.ts';
import type { StaffMember } from '#domain/staff.ts';
import { parseStaffMember, type StaffFields } from '#domain/staff-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { UploadButton } from '../pictures/upload-button.tsx';
import { TheirVersion, useBase } from '../their-version.tsx';
import type { StaffAnswer } from './staff-action.ts';
import { useStaffPhoto } from './use-staff-photo.ts';

const noErrors: FormError[] = [];

/** Adds a member of staff (null), or edits one. What was typed stays until it is stored or cancelled. */
export function StaffForm({ member, onDone }: { member: StaffMember | null; onDone: () => void }) {
  const fetcher = useFetcher<StaffAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(noErrors);
  const [canSave, setCanSave] = useState(areFilled(member?.name, member?.title));
  const busy = fetcher.state !== 'idle';
  const stored = fetcher.data?.ok === true && !busy;
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  const conflict = refused?.conflict;
  const base = useBase(member, conflict?.theirs);
  const [newId] = useState(() => crypto.randomUUID());
  const { url: photoUrl, upload } = useStaffPhoto(
    member?.photoUrl ?? '',
    fetcher.state === 'submitting' || fetcher.data?.ok === true || refused?.mayBeStored === true,
  );

  useEffect(() => form.current?.querySelector<HTMLElement>('#name')?.focus(), []);
  useEffect(() => {
    if (stored) onDone();
  }, [stored, onDone]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const parsed = parseStaffMember(Object.fromEntries(fields));
    setErrors(parsed.ok ? noErrors : parsed.errors);
    if (parsed.ok && !busy) void fetcher.submit(fields, { method: 'post' });
  };
  const watchRequired = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    setCanSave(areFilled(fields.get('name'), fields.get('title')));
  };
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;

  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={submit}
      onInput={watchRequired}
    >
      <ErrorSummary errors={errors} />
      {conflict && <TheirVersion {...conflict} />}
      <input type="hidden" name="id" value={member?.id ?? ''} />
      <input type="hidden" name="newId" value={newId} />
      <input type="hidden" name="base" value={JSON.stringify(base && fieldsOf(base))} />
      <input type="hidden" name="photoUrl" value={photoUrl} />
      <TextField
        label="Name"
        name="name"
        size="sm"
        autoComplete="off"
        defaultValue={member?.name}
        error={errorOf('name')}
      />
      <TextField
        label="Title"
        name="title"
        size="sm"
        autoComplete="off"
        defaultValue={member?.title}
        error={errorOf('title')}
      />
      <div className="flex gap-4">
        <SafeImage
          src={photoUrl}
          fallback="/img/avatar-blank.svg"
          alt={photoUrl ? 'Current photo' : 'No photo yet'}
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-[10px] object-cover"
        />
        <UploadButton
          upload={upload}
          label="Upload photo"
          accept="image/*,.heic,.heif"
          hint="Under 10MB. A square or upright picture works best."
        />
      </div>
      <TextAreaField
        label="Bio"
        name="bio"
        optional
        rows={4}
        defaultValue={member?.bio}
        error={errorOf('bio')}
      />
      <TextAreaField
        label="Credentials"
        name="credentials"
        optional
        hint="One a line"
        rows={3}
        defaultValue={member?.credentials.join('\n')}
        error={errorOf('credentials')}
      />
      <TextAreaField
        label="Specialties"
        name="specialties"
        optional
        hint="One a line"
        rows={3}
        defaultValue={member?.specialties.join('\n')}
        error={errorOf('specialties')}
      />
      <TextField
        label="Order"
        name="order"
        size="sm"
        inputMode="numeric"
        hint="The lowest number comes first on the About page."
        defaultValue={member?.order ?? 0}
        error={errorOf('order')}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          busy={busy}
          busyLabel="Saving…"
          disabled={!canSave || upload.share !== null}
        >
          Save
        </Button>
      </div>
    </form>
  );
}

function fieldsOf({ id: _, ...fields }: StaffMember): StaffFields {
  return fields;
}

function areFilled(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string' && value.trim() !== '');
}
