/** For text that may hold a patient's words: this tab and this person only. */
import {
  checkGiven,
  checkLength,
  type FormError,
  fieldsOf,
  type Parsed,
  settle,
} from '../requests/form-checks.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import type { StaffMember } from './staff-member.ts';

export type StaffFields = Omit<StaffMember, 'id' | 'isSample'>;

const staffTexts = {
  required: 'Name and title are required',
  orderInvalid: 'Order must be a whole number between -1000 and 1000',
  tooManyLines: 'At most 20 lines',
} as const;

/** Longest texts in characters. For a list: all its lines together. */
const limits = { name: 120, title: 120, bio: 5000, list: 2000 } as const;
const mostLines = 20;
const mostOrder = 1000;

function checkOrder(order: number): FormError | null {
  return Number.isInteger(order) && Math.abs(order) <= mostOrder
    ? null
    : { field: 'order', code: 'invalid', message: staffTexts.orderInvalid };
}

function checkList(field: string, label: string, lines: string[]): FormError | null {
  if (lines.length > mostLines) return { field, code: 'invalid', message: staffTexts.tooManyLines };
  return checkLength(field, label, lines.join(''), limits.list);
}

/** One entry per line; blank lines are skipped. */
function lines(value: unknown): string[] {
  return multiLine(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Errors in the order of the fields. A missing order counts as 0. */
export function parseStaffMember(input: unknown): Parsed<StaffFields> {
  const fields = fieldsOf(input);
  const name = singleLine(fields.name);
  const title = singleLine(fields.title);
  const order = Number(singleLine(fields.order));
  const bio = multiLine(fields.bio);
  const credentials = lines(fields.credentials);
  const specialties = lines(fields.specialties);
  const photoUrl = singleLine(fields.photoUrl);

  return settle({ name, title, bio, photoUrl, order, credentials, specialties }, [
    checkGiven('name', name, staffTexts.required) ?? checkLength('name', 'Name', name, limits.name),
    checkGiven('title', title, staffTexts.required) ??
      checkLength('title', 'Title', title, limits.title),
    checkOrder(order),
    checkLength('bio', 'Bio', bio, limits.bio),
    checkList('credentials', 'Credentials', credentials),
    checkList('specialties', 'Specialties', specialties),
  ]);
}
