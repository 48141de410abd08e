import { staffLimits } from '#domain/clinic/staff-fields.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { SpanishField, SpanishTextArea } from '../../../shared/forms/spanish-field.tsx';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { UploadButton } from '../../../shared/pictures/upload-button.tsx';
import type { StaffDraft } from './staff-record.ts';
import type { useStaffPhoto } from './use-staff-photo.ts';
import { VisitFields } from './visit-fields.tsx';

type StaffFieldsetProps = {
  draft: StaffDraft;
  errors: readonly FieldError[];
  photoUrl: string;
  upload: ReturnType<typeof useStaffPhoto>['upload'];
};

/** One member of staff: what the About page shows, their own page, and their appointments. */
export function StaffFieldset({ draft, errors, photoUrl, upload }: StaffFieldsetProps) {
  const field = typedField<keyof StaffDraft['fields']>({ ...draft, errors, limits: staffLimits });
  return (
    <>
      <FieldGroup title="About page">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Name" {...field('name')} />
          <TextField label="Title" {...field('title')} />
        </div>
        <SpanishField label="Spanish title" {...field('titleEs')} />
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
            accept="image/*,.heic,.heif,.hif"
            hint="Under 10MB. A square or upright picture works best."
          />
        </div>
        <TextAreaField label="Bio" {...field('bio')} optional rows={4} />
        <SpanishTextArea label="Spanish bio" {...field('bioEs')} rows={4} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextAreaField
            label="Credentials"
            {...field('credentials')}
            optional
            hint="One per line"
            rows={3}
          />
          <TextAreaField
            label="Specialties"
            {...field('specialties')}
            optional
            hint="One per line"
            rows={3}
          />
        </div>
        <TextField
          label="Order"
          {...field('order')}
          inputMode="numeric"
          hint="The lowest number comes first on the About page."
        />
      </FieldGroup>
      <FieldGroup title="Their own page">
        <TextField
          label="Page address"
          {...field('slug')}
          optional
          autoCapitalize="none"
          spellCheck={false}
          hint="For example avery-lund, for /about/avery-lund. Without one, there’s no page."
        />
        <div className="grid items-end gap-4 sm:grid-cols-2 sm:items-start">
          <TextField
            label="License number"
            {...field('licenseNumber')}
            optional
            hint="As the state lists it"
          />
          <TextAreaField
            label="Languages"
            {...field('languages')}
            optional
            hint="One per line"
            rows={2}
          />
        </div>
        <TextAreaField
          label="First visit"
          {...field('firstVisit')}
          optional
          hint="What a first visit with them is like, in a few sentences."
          rows={4}
        />
      </FieldGroup>
      <VisitFields draft={draft} errors={errors} />
    </>
  );
}
