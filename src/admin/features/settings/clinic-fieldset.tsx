import { ratingDays } from '#domain/clinic/current-rating.ts';
import type { ClinicFields } from '#domain/settings/clinic-fields.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { FieldGroup } from '../../shared/forms/field-group.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import type { TabFields } from './settings-form.tsx';

/** Every fact but the times and the announcement. */
export function ClinicFieldset({ draft, errors }: TabFields<ClinicFields>) {
  const field = typedField<keyof ClinicFields>({ ...draft, errors });
  const text = (name: keyof ClinicFields) => ({
    ...field(name),
    size: 'sm' as const,
    autoComplete: 'off',
  });
  return (
    <>
      <FieldGroup title="Name" isFirst>
        <TextField label="Name" {...text('name')} />
        <TextField
          label="Short name"
          hint="The first line beside the logo, and in emails."
          {...text('shortName')}
        />
        <TextField label="Tagline" optional hint="The second line." {...text('tagline')} />
      </FieldGroup>
      <FieldGroup title="Contact">
        <TextField label="Phone" optional type="tel" {...text('phone')} />
        <TextField
          label="Email"
          optional
          type="email"
          hint="Visitors see it, and emails about requests go to it."
          {...text('email')}
        />
      </FieldGroup>
      <FieldGroup title="Address">
        <TextField label="Street" optional {...text('street')} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <TextField label="City" optional hint="In Utah" {...text('city')} />
          <TextField label="ZIP code" optional hint="Five digits" {...text('postalCode')} />
        </div>
        <TextAreaField
          label="Getting in"
          optional
          rows={3}
          hint="Parking, the door, the floor."
          autoComplete="off"
          {...field('arrival')}
        />
        <TextField
          label="Link to the map"
          optional
          type="url"
          hint="Opens directions to you."
          {...text('mapUrl')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label="Latitude" optional inputMode="decimal" {...text('latitude')} />
          <TextField label="Longitude" optional inputMode="decimal" {...text('longitude')} />
        </div>
      </FieldGroup>
      <FieldGroup title="For visitors">
        <TextAreaField
          label="Insurance you take"
          optional
          rows={4}
          hint="One on each line. Shown on the Patient Info page."
          autoComplete="off"
          {...field('insurers')}
        />
        <TextAreaField
          label="Languages you speak"
          optional
          rows={3}
          hint="One on each line. Shown on the Contact and Language help pages."
          autoComplete="off"
          {...field('languages')}
        />
        <TextAreaField
          label="Profiles on other websites"
          optional
          rows={3}
          hint="One web address on each line, such as your Facebook page. Shown on the Contact page and told to search engines."
          autoComplete="off"
          spellCheck={false}
          {...field('profiles')}
        />
      </FieldGroup>
      <FieldGroup title="Price">
        <TextField
          label="Price of a first visit"
          optional
          inputMode="numeric"
          hint="Without insurance, in whole dollars. Shown on Home and Patient Info. Leave it blank to say nothing."
          {...text('firstVisitPrice')}
        />
      </FieldGroup>
      <FieldGroup title="Promises">
        <TextField
          label="Response promise, in hours"
          inputMode="numeric"
          hint="Visitors are told the last time you’re open within these hours, or an hour after you open next."
          {...text('promiseHours')}
        />
        <TextField
          label="Cancellation notice, in hours"
          inputMode="numeric"
          hint="Until then patients can cancel a visit by its link. Later they call."
          {...text('cancelNoticeHours')}
        />
      </FieldGroup>
      <FieldGroup title="Website">
        <TextField
          label="Address of the website"
          optional
          type="url"
          hint="Search engines and the links in emails use it."
          {...text('origin')}
        />
      </FieldGroup>
      <FieldGroup title="Reviews on Google">
        <TextField
          label="Link to your reviews"
          optional
          type="url"
          hint="Visitors read them there, and people you ask write there."
          {...text('reviewUrl')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label="Rating"
            optional
            inputMode="decimal"
            hint="As Google shows it, such as 4.9."
            {...text('rating')}
          />
          <TextField
            label="Checked on"
            optional
            type="date"
            hint={`Hidden ${ratingDays} days after this day.`}
            {...text('ratedOn')}
          />
        </div>
      </FieldGroup>
    </>
  );
}
