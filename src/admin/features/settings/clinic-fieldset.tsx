import { ratingDays } from '#domain/clinic/current-rating.ts';
import { clinicLimits } from '#domain/settings/clinic-fields.ts';
import type {
  contactPart,
  locationPart,
  promisesPart,
  ratingPart,
  visitorsPart,
} from '#domain/settings/clinic-parts.ts';
import type { SettingsTab } from '#domain/settings/settings-tab.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { SpanishField, SpanishTextArea } from '../../shared/forms/spanish-field.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import type { TabFields } from './settings-form.tsx';

type Inputs<Tab> = Tab extends SettingsTab<infer Texts> ? TabFields<Texts> : never;

/** A field of one line. */
const lineField =
  <Name extends string>(field: ReturnType<typeof typedField<Name>>) =>
  (name: Name) => ({ ...field(name), autoComplete: 'off' });

export function ContactFields({ draft, errors }: Inputs<typeof contactPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  const text = lineField(field);
  return (
    <>
      <TextField label="Name" {...text('name')} />
      <TextField
        label="Short name"
        hint="The first line beside the logo, and in emails."
        {...text('shortName')}
      />
      <TextField label="Tagline" optional hint="The second line." {...text('tagline')} />
      <SpanishField label="Spanish tagline" {...field('taglineEs')} />
      <TextField label="Phone" optional type="tel" {...text('phone')} />
      <TextField
        label="Email"
        optional
        type="email"
        hint="Visitors see it, and emails about requests go to it."
        {...text('email')}
      />
      <TextField
        label="Address of the website"
        optional
        type="url"
        hint="Search engines and the links in emails use it."
        {...text('origin')}
      />
    </>
  );
}

export function LocationFields({ draft, errors }: Inputs<typeof locationPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  const text = lineField(field);
  return (
    <>
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
      <SpanishTextArea label="Getting in, in Spanish" rows={3} {...field('arrivalEs')} />
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
    </>
  );
}

export function PromisesFields({ draft, errors }: Inputs<typeof promisesPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  const text = lineField(field);
  return (
    <>
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
    </>
  );
}

export function VisitorFields({ draft, errors }: Inputs<typeof visitorsPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  const text = lineField(field);
  return (
    <>
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
      <TextField
        label="Price of a first visit"
        optional
        inputMode="numeric"
        hint="Without insurance, in whole dollars. Shown on Home and Patient Info. Leave it blank to say nothing."
        {...text('firstVisitPrice')}
      />
    </>
  );
}

export function RatingFields({ draft, errors }: Inputs<typeof ratingPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  const text = lineField(field);
  return (
    <>
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
    </>
  );
}
