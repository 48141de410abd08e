import { WriteError } from '#data/firebase/write-errors.ts';
import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import { put } from './lists.ts';

const inOrder = () => [...backend.staff].sort((a, b) => a.order - b.order);

export const staff: typeof import('#data/staff.ts') = {
  async listStaff() {
    return inOrder();
  },

  async getFirstStaffMember() {
    return inOrder()[0] ?? null;
  },

  async getStaffMemberBySlug(slug) {
    return (slug && backend.staff.find((member) => member.slug === slug)) || null;
  },
};

export const staffAdmin: typeof import('#data/staff-admin.ts') = {
  async saveStaffMember(id, fields, base) {
    const member = backend.staff.find((each) => each.id === id);
    const holder = backend.staff.find((each) => each.slug === fields.slug && each.id !== id);
    if (fields.slug && holder) throw new WriteError('taken', holder);
    if (!member && base) throw new WriteError('gone');
    if (member && hasFields(member, fields)) return;
    if (member && !(base && hasFields(member, base))) throw new WriteError('changed', member);
    backend.staff = put(backend.staff, { ...fields, id, isSample: false });
  },

  async deleteStaffMember(id) {
    backend.staff = backend.staff.filter((member) => member.id !== id);
  },
};
