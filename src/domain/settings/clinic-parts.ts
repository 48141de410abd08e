/** The clinic's facts in parts: a form each. */
import type { Clinic } from '../clinic/clinic.ts';
import { emptyClinic } from '../clinic/empty-clinic.ts';
import { type ClinicFields, clinicTab } from './clinic-fields.ts';
import type { SettingsTab } from './settings-tab.ts';

export const contactPart = partOf([
  'name',
  'shortName',
  'tagline',
  'taglineEs',
  'phone',
  'email',
  'origin',
]);

export const locationPart = partOf(
  ['street', 'city', 'postalCode', 'arrival', 'arrivalEs', 'mapUrl', 'latitude', 'longitude'],
  ['address', 'geo'],
);

export const promisesPart = partOf(['promiseHours', 'cancelNoticeHours']);

export const visitorsPart = partOf(['insurers', 'languages', 'profiles', 'firstVisitPrice']);

export const ratingPart = partOf(['reviewUrl', 'rating', 'ratedOn']);

/** Some fields of the whole. They set the facts of the same names, and `others`. */
function partOf<Name extends keyof ClinicFields>(
  names: readonly Name[],
  others: readonly (keyof Clinic)[] = [],
): SettingsTab<Pick<ClinicFields, Name>> {
  const whole = (fields: Pick<ClinicFields, Name>): ClinicFields => ({
    ...clinicTab.fieldsOf(emptyClinic),
    ...fields,
  });
  const facts = (Object.keys(emptyClinic) as (keyof Clinic)[]).filter(
    (fact) => others.includes(fact) || names.some((name) => name === fact),
  );
  return {
    fieldsOf: (clinic) => pick(clinicTab.fieldsOf(clinic), names),
    factsOf: (fields) =>
      pick<Partial<Clinic>, keyof Clinic>(clinicTab.factsOf(whole(fields)), facts),
    check: (fields, today) =>
      clinicTab
        .check(whole(fields), today)
        .filter((error) => names.some((name) => name === error?.field)),
    limits: clinicTab.limits,
    words: pick(clinicTab.words, names),
  };
}

function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
