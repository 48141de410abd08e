/** The form of a member of staff, and its checks. */

import {
  checkGiven,
  type FormError,
  fieldsOf,
  invalid,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { longestSlug } from '../text/is-slug.ts';
import { linesOf } from '../text/lines.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import { normalizeSlug } from '../text/slug.ts';
import { checkStored, checkStoredText } from '../text/stored-length.ts';
import type { StaffMember } from './staff-member.ts';
import { isTypeId } from './visit-types.ts';
import { checkWorkTime, parseDaysOff, parseHours } from './work-time-fields.ts';

/** The choice of every type, also of ones that the clinic adds later. */
export const everyType = '*';

export type StaffFields = Omit<StaffMember, 'id' | 'isSample'>;

const staffTexts = {
  required: 'Name and title are required',
  orderInvalid: 'Order must be a whole number between -1000 and 1000',
  tooManyLines: 'At most 20 lines',
  slugInvalid: 'Use letters, digits and hyphens for the page address, such as avery-lund',
  typesRequired: 'Choose at least one type of visit',
} as const;

/** Longest texts in characters. For a list: all its lines together. */
export const staffLimits = {
  name: 120,
  title: 120,
  titleEs: 120,
  bio: 5000,
  bioEs: 5000,
  credentials: 2000,
  specialties: 2000,
  slug: longestSlug,
  licenseNumber: 60,
  languages: 2000,
  firstVisit: 5000,
} as const;
const mostLines = 20;
const mostOrder = 1000;

function checkOrder(order: number): FormError | null {
  return Number.isInteger(order) && Math.abs(order) <= mostOrder
    ? null
    : invalid('order', staffTexts.orderInvalid);
}

function checkList(
  field: 'credentials' | 'specialties' | 'languages',
  label: string,
  lines: string[],
): FormError | null {
  if (lines.length > mostLines) return invalid(field, staffTexts.tooManyLines);
  return checkStored(field, label, lines.join('\n'), staffLimits[field]);
}

/** Errors in the order of the fields. No order counts as 0; no appointments, no own hours and no days off. */
export function parseStaffMember(input: unknown): Parsed<StaffFields> {
  const fields = fieldsOf(input);
  const name = singleLine(fields.name);
  const title = singleLine(fields.title);
  const titleEs = singleLine(fields.titleEs);
  const order = Number(singleLine(fields.order));
  const bio = multiLine(fields.bio);
  const bioEs = multiLine(fields.bioEs);
  const credentials = linesOf(fields.credentials);
  const specialties = linesOf(fields.specialties);
  const photoUrl = singleLine(fields.photoUrl);
  const thumbnailUrl = singleLine(fields.thumbnailUrl);
  const typedSlug = singleLine(fields.slug);
  const slug = normalizeSlug(typedSlug);
  const licenseNumber = singleLine(fields.licenseNumber);
  const languages = linesOf(fields.languages);
  const firstVisit = multiLine(fields.firstVisit);
  const takesAppointments = fields.takesAppointments === 'yes';
  const chosenTypes = linesOf(fields.visitTypes);
  const visitTypes = chosenTypes.includes(everyType) ? null : chosenTypes.filter(isTypeId);
  const member: StaffFields = {
    ...{
      name,
      title,
      titleEs,
      bio,
      bioEs,
      photoUrl,
      thumbnailUrl,
      order,
      credentials,
      specialties,
    },
    ...{ slug, licenseNumber, languages, firstVisit, takesAppointments },
    visitTypes,
    hours: takesAppointments ? parseHours(fields.hours) : null,
    daysOff: takesAppointments ? parseDaysOff(fields.daysOff) : [],
  };

  return settle(member, [
    checkStoredText('name', 'Name', name, staffLimits.name, staffTexts.required),
    checkStoredText('title', 'Title', title, staffLimits.title, staffTexts.required),
    checkStored('titleEs', 'Spanish title', titleEs, staffLimits.titleEs),
    checkOrder(order),
    checkStored('bio', 'Bio', bio, staffLimits.bio),
    checkStored('bioEs', 'Spanish bio', bioEs, staffLimits.bioEs),
    checkList('credentials', 'Credentials', credentials),
    checkList('specialties', 'Specialties', specialties),
    typedSlug ? checkGiven('slug', slug, staffTexts.slugInvalid) : null,
    checkStored('slug', 'Page address', typedSlug, staffLimits.slug),
    checkStored('licenseNumber', 'License number', licenseNumber, staffLimits.licenseNumber),
    checkList('languages', 'Languages', languages),
    checkStored('firstVisit', 'First visit', firstVisit, staffLimits.firstVisit),
    takesAppointments
      ? checkGiven('visitTypes', visitTypes?.join() ?? everyType, staffTexts.typesRequired)
      : null,
    ...(takesAppointments ? checkWorkTime(fields) : []),
  ]);
}
