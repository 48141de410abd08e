import type { ActionFunctionArgs } from 'react-router-dom';
import { isOvertaken, Taken } from '#data/firebase/write-errors.ts';
import { gotNoAnswer } from '#data/problems/error-kind.ts';
import { deleteStaffMember, saveStaffMember } from '#data/staff-admin.ts';
import type { WeekHours } from '#domain/clinic/clinic.ts';
import { daysByHours, spanLabel } from '#domain/clinic/opening-hours.ts';
import { parseStaffMember, type StaffFields } from '#domain/clinic/staff-fields.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { typeLabels } from '#domain/clinic/visit-types.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../../shared/data/publisher.ts';
import { storedDraft } from '../../../shared/drafts/use-draft.ts';
import { clientId } from '../../../shared/forms/client-id.ts';
import { type Conflict, differencesOf } from '../../../shared/forms/edit-conflict.tsx';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';

/** errors are for the form; a control without a form shows a toast. */
export type StaffAnswer =
  | { ok: true }
  | {
      ok: false;
      errors: FieldError[];
      conflict?: Conflict<StaffMember>;
      /** The answer got lost: it may be stored or not. */
      mayBeStored?: boolean;
    };

/** Saves or deletes a member of staff. */
export async function action({ request }: ActionFunctionArgs): Promise<StaffAnswer> {
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  return form.get('intent') === 'delete' ? remove(id) : save(id, form);
}

/** id is '' for a new member, which gets the id that its form made. */
async function save(id: string, form: FormData): Promise<StaffAnswer> {
  const dropDraft = storedDraft(form);
  const member = parseStaffMember(Object.fromEntries(form));
  if (!member.ok) return member;
  const key = id || clientId(form, 'newId');
  const base = id ? (JSON.parse(String(form.get('base'))) as StaffFields) : null;
  try {
    await saveStaffMember(key, member.value, base);
  } catch (error) {
    if (isOvertaken<StaffMember>(error)) return conflictWith(error.theirs, member.value);
    if (error instanceof Taken) return slugTaken(error.holder as StaffMember);
    return told('Failed to save staff member', error);
  }
  publisher.changed();
  dropDraft();
  toast.success(`Staff member ${id ? 'updated' : 'added'} successfully!`);
  return { ok: true };
}

function slugTaken({ name }: StaffMember): StaffAnswer {
  const message = `The page address belongs to ${name}. Choose another one.`;
  return { ok: false, errors: [{ field: 'slug', message }] };
}

async function remove(id: string): Promise<StaffAnswer> {
  try {
    await deleteStaffMember(id);
  } catch (error) {
    return told('Failed to delete staff member', error);
  }
  publisher.changed();
  toast.success('Staff member deleted successfully!');
  return { ok: true };
}

async function told(failed: string, error: unknown): Promise<StaffAnswer> {
  toast.error(await failureText(failed, error));
  return { ok: false, errors: [], mayBeStored: gotNoAnswer(error) };
}

function conflictWith(theirs: StaffMember, mine: StaffFields): StaffAnswer {
  const differences = differencesOf(theirs, mine, {
    name: ['Name', ({ name }) => name],
    title: ['Title', ({ title }) => title],
    photoUrl: ['Photo', ({ photoUrl }) => (photoUrl ? 'another photo' : 'no photo')],
    bio: ['Bio', ({ bio }) => bio],
    credentials: ['Credentials', ({ credentials }) => credentials.join(', ')],
    specialties: ['Specialties', ({ specialties }) => specialties.join(', ')],
    order: ['Order', ({ order }) => String(order)],
    slug: ['Page address', ({ slug }) => slug],
    licenseNumber: ['License number', ({ licenseNumber }) => licenseNumber],
    languages: ['Languages', ({ languages }) => languages.join(', ')],
    firstVisit: ['First visit', ({ firstVisit }) => firstVisit],
    takesAppointments: [
      'Takes appointments',
      ({ takesAppointments }) => (takesAppointments ? 'yes' : 'no'),
    ],
    visitTypes: [
      'Types of visits',
      ({ visitTypes }) => visitTypes.map((type) => typeLabels[type]).join(', '),
    ],
    hours: ['Hours', ({ hours }) => (hours ? hoursText(hours) : 'the clinic’s hours')],
    daysOff: ['Days off', ({ daysOff }) => daysOff.join(', ').replaceAll('/', ' to ')],
  });
  return { ok: false, errors: [], conflict: { theirs, differences } };
}

/** 'Mon, Wed 9:00 AM – 12:00 PM; Fri …' */
function hoursText(hours: WeekHours): string {
  return daysByHours(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => `${days} ${spans.map(spanLabel).join(', ')}`)
    .join('; ');
}
