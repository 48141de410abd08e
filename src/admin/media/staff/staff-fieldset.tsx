import type { ChangeEvent } from 'react';
import type { StaffFields } from '#domain/clinic/staff-fields.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { UploadButton } from '../../pictures/upload-button.tsx';
import type { useStaffPhoto } from './use-staff-photo.ts';

type StaffFieldsetProps = {
  /** The props of a control: name, value, error, onChange. */
  field: (name: Exclude<keyof StaffFields, 'photoUrl'>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  photoUrl: string;
  upload: ReturnType<typeof useStaffPhoto>['upload'];
};

/** Name, title, photo and texts of one member of staff. */
export function StaffFieldset({ field, photoUrl, upload }: StaffFieldsetProps) {
  return (
    <>
      <TextField label="Name" {...field('name')} size="sm" autoComplete="off" />
      <TextField label="Title" {...field('title')} size="sm" autoComplete="off" />
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
      <TextAreaField label="Bio" {...field('bio')} optional rows={4} />
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
      <TextField
        label="Order"
        {...field('order')}
        size="sm"
        inputMode="numeric"
        hint="The lowest number comes first on the About page."
      />
    </>
  );
}
