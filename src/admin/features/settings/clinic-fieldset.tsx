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

export function ContactFields({ draft, errors }: Inputs<typeof contactPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  return (
    <>
      <TextField label="Name" {...field('name')} />
      <TextField
        label="Short name"
        hint="The first line beside the logo, and in emails."
        {...field('shortName')}
      />
      <TextField label="Tagline" optional hint="The second line." {...field('tagline')} />
      <SpanishField label="Spanish tagline" {...field('taglineEs')} />
      <TextField label="Phone" optional type="tel" {...field('phone')} />
      <TextField
        label="Email"
        optional
        type="email"
        hint="Visitors see it, and emails about requests go to it."
        {...field('email')}
      />
      <TextField
        label="Address of the website"
        optional
        type="url"
        hint="Search engines and the links in emails use it."
        {...field('origin')}
      />
    </>
  );
}

export function LocationFields({ draft, errors }: Inputs<typeof locationPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  return (
    <>
      <TextField label="Street" optional {...field('street')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField label="City" optional hint="In Utah" {...field('city')} />
        <TextField label="ZIP code" optional hint="Five digits" {...field('postalCode')} />
      </div>
      <TextAreaField
        label="Getting in"
        optional
        rows={3}
        hint="Parking, the door, the floor."
        {...field('arrival')}
      />
      <SpanishTextArea label="Getting in, in Spanish" rows={3} {...field('arrivalEs')} />
      <TextField
        label="Link to the map"
        optional
        type="url"
        hint="Opens directions to you."
        {...field('mapUrl')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Latitude" optional inputMode="decimal" {...field('latitude')} />
        <TextField label="Longitude" optional inputMode="decimal" {...field('longitude')} />
      </div>
    </>
  );
}

export function PromisesFields({ draft, errors }: Inputs<typeof promisesPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  return (
    <>
      <TextField
        label="Response promise, in hours"
        inputMode="numeric"
        hint="Visitors are told the last time you’re open within these hours, or an hour after you open next."
        {...field('promiseHours')}
      />
      <TextField
        label="Cancellation notice, in hours"
        inputMode="numeric"
        hint="Until then patients can cancel a visit by its link. Later they call."
        {...field('cancelNoticeHours')}
      />
    </>
  );
}

export function VisitorFields({ draft, errors }: Inputs<typeof visitorsPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  return (
    <>
      <TextAreaField
        label="Insurance you take"
        optional
        rows={4}
        hint="One on each line. Shown on the Patient Info page."
        {...field('insurers')}
      />
      <TextAreaField
        label="Languages you speak"
        optional
        rows={3}
        hint="One on each line. Shown on the Contact and Language help pages."
        {...field('languages')}
      />
      <TextAreaField
        label="Profiles on other websites"
        optional
        rows={3}
        hint="One web address on each line, such as your Facebook page. Shown on the Contact page and told to search engines."
        spellCheck={false}
        {...field('profiles')}
      />
      <TextField
        label="Price of a first visit"
        optional
        inputMode="numeric"
        hint="Without insurance, in whole dollars. Shown on Home and Patient Info. Leave it blank to say nothing."
        {...field('firstVisitPrice')}
      />
    </>
  );
}

export function RatingFields({ draft, errors }: Inputs<typeof ratingPart>) {
  const field = typedField({ ...draft, errors, limits: clinicLimits });
  return (
    <>
      <TextField
        label="Link to your reviews"
        optional
        type="url"
        hint="Visitors read them there, and people you ask write there."
        {...field('reviewUrl')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Rating"
          optional
          inputMode="decimal"
          hint="As Google shows it, such as 4.9."
          {...field('rating')}
        />
        <TextField
          label="Checked on"
          optional
          type="date"
          hint={`Hidden ${ratingDays} days after this day.`}
          {...field('ratedOn')}
        />
      </div>
    </>
  );
}
