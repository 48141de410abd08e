import { ratingDays } from '#domain/clinic/current-rating.ts';
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
import type { TabFields } from './settings-form.tsx';

type Inputs<Tab> = Tab extends SettingsTab<infer Texts> ? TabFields<Texts> : never;

export function ContactFields({ field }: Inputs<typeof contactPart>) {
  return (
    <>
      <TextField {...field('name')} />
      <TextField hint="The first line beside the logo, and in emails." {...field('shortName')} />
      <TextField optional hint="The second line." {...field('tagline')} />
      <SpanishField {...field('taglineEs')} />
      <TextField optional type="tel" {...field('phone')} />
      <TextField
        optional
        type="email"
        hint="Visitors see it, and emails about requests go to it."
        {...field('email')}
      />
      <TextField
        optional
        type="url"
        hint="Search engines and the links in emails use it."
        {...field('origin')}
      />
    </>
  );
}

export function LocationFields({ field }: Inputs<typeof locationPart>) {
  return (
    <>
      <TextField optional {...field('street')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField optional hint="In Utah" {...field('city')} />
        <TextField optional hint="Five digits" {...field('postalCode')} />
      </div>
      <TextAreaField optional rows={3} hint="Parking, the door, the floor." {...field('arrival')} />
      <SpanishTextArea rows={3} {...field('arrivalEs')} />
      <TextField optional type="url" hint="Opens directions to you." {...field('mapUrl')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField optional inputMode="decimal" {...field('latitude')} />
        <TextField optional inputMode="decimal" {...field('longitude')} />
      </div>
    </>
  );
}

export function PromisesFields({ field }: Inputs<typeof promisesPart>) {
  return (
    <>
      <TextField
        inputMode="numeric"
        hint="Visitors are told the last time you’re open within these hours, or an hour after you open next."
        {...field('promiseHours')}
      />
      <TextField
        inputMode="numeric"
        hint="Until then patients can cancel a visit by its link. Later they call."
        {...field('cancelNoticeHours')}
      />
    </>
  );
}

export function VisitorFields({ field }: Inputs<typeof visitorsPart>) {
  return (
    <>
      <TextAreaField
        optional
        rows={4}
        hint="One on each line. Shown on the Patient Info page."
        {...field('insurers')}
      />
      <TextAreaField
        optional
        rows={3}
        hint="One on each line. Shown on the Contact and Language help pages."
        {...field('languages')}
      />
      <TextAreaField
        optional
        rows={3}
        hint="One web address on each line, such as your Facebook page. Shown on the Contact page and told to search engines."
        spellCheck={false}
        {...field('profiles')}
      />
      <TextField
        optional
        inputMode="numeric"
        hint="Without insurance, in whole dollars. Shown on Home and Patient Info. Leave it blank to say nothing."
        {...field('firstVisitPrice')}
      />
    </>
  );
}

export function RatingFields({ field }: Inputs<typeof ratingPart>) {
  return (
    <>
      <TextField
        optional
        type="url"
        hint="Visitors read them there, and people you ask write there."
        {...field('reviewUrl')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          optional
          inputMode="decimal"
          hint="As Google shows it, such as 4.9."
          {...field('rating')}
        />
        <TextField
          optional
          type="date"
          hint={`Hidden ${ratingDays} days after this day.`}
          {...field('ratedOn')}
        />
      </div>
    </>
  );
}
