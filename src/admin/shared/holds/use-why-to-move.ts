import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { whyToMove } from '#domain/visits/stranded.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { useClinic } from '../data/clinic-facts.ts';
import { useNow } from '../parts/use-clock.ts';

/** As whyToMove, for the clinic as it is. */
export function useWhyToMove(visit: Visit, staff: readonly StaffMember[]): string | null {
  const clinic = useClinic();
  return whyToMove(visit, clinic, staff, useNow());
}
