import type { ActionFunctionArgs } from 'react-router-dom';
import { addStaffMember, deleteStaffMember, updateStaffMember } from '#data/staff-admin.ts';
import type { FormError } from '#domain/form.ts';
import { parseStaffMember } from '#domain/staff-form.ts';
import { toast } from '#ui/toast.tsx';
import { storedDraft } from '../drafts/use-draft.ts';

/** errors are for the form; what has no form of its own tells by toast. */
export type StaffAnswer = { ok: true } | { ok: false; errors: FormError[] };

/** Saves or deletes a member of staff. */
export async function action({ request }: ActionFunctionArgs): Promise<StaffAnswer> {
  const form = await request.formData();
  const dropDraft = storedDraft(form);
  const id = String(form.get('id') ?? '');
  if (form.get('intent') === 'delete') return remove(id);

  const member = parseStaffMember(Object.fromEntries(form));
  if (!member.ok) return member;
  try {
    if (id) await updateStaffMember(id, member.value);
    else await addStaffMember(member.value);
  } catch {
    const failure = 'Failed to save staff member';
    toast.error(failure);
    return { ok: false, errors: [] };
  }
  dropDraft();
  toast.success(`Staff member ${id ? 'updated' : 'added'} successfully!`);
  return { ok: true };
}

async function remove(id: string): Promise<StaffAnswer> {
  try {
    await deleteStaffMember(id);
  } catch {
    toast.error('Failed to delete staff member');
    return { ok: false, errors: [] };
  }
  toast.success('Staff member deleted successfully!');
  return { ok: true };
}
