import type { StaffFields } from '#domain/clinic/staff-fields.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';

/** A whole form of a member; names what a test needs. */
export function staffFields(fields: Partial<StaffFields> = {}): StaffFields {
  const { id: _, isSample: __, ...blank } = staffMemberFrom('', {});
  return { ...blank, ...fields };
}
