import { Link } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { VisitType } from '#domain/clinic/visit-types.ts';
import { takesVisits } from '#domain/visits/provider-time.ts';
import { Notice } from '#ui/notice.tsx';
import { staffPath } from '../../../shared/paths/paths.ts';

type UnofferedTypesProps = { types: readonly VisitType[]; staff: readonly StaffMember[] };

/** The active types that no provider is listed for. */
export function UnofferedTypes({ types, staff }: UnofferedTypesProps) {
  const providers = staff.filter(({ takesAppointments }) => takesAppointments);
  const left = types.filter(
    (type) => type.isActive && !providers.some((member) => takesVisits(member, type)),
  );
  if (providers.length === 0 || left.length === 0) return null;
  return (
    <Notice tone="info" title="No provider is listed for a type" className="mt-5 max-w-4xl">
      {left.map(({ name }) => name).join(', ')}. The booking form offers every provider, with a
      warning. Check the type where you edit them, under{' '}
      <Link className="link" to={staffPath}>
        Staff
      </Link>
      .
    </Notice>
  );
}
