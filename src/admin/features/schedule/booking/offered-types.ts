import type { BookedType, VisitType } from '#domain/clinic/visit-types.ts';
import { bookedType, type Visit } from '#domain/visits/visit.ts';

/**
 * The types that the booking form offers: the active ones, and the chosen one if it has become inactive since. A visit that
 * is changed keeps its own type as it was booked, even if the clinic has changed or ended that type since.
 */
export function offeredTypes(
  types: readonly VisitType[],
  change: Visit | null,
  chosen = '',
): readonly BookedType[] {
  const active = types.filter(({ id, isActive }) => isActive || id === chosen);
  if (!change) return active;
  const own = bookedType(change);
  return active.some(({ id }) => id === own.id)
    ? active.map((type) => (type.id === own.id ? own : type))
    : [...active, own];
}

/** The type with this id, or the first one. */
export function offeredType(offered: readonly BookedType[], id: string): BookedType {
  const type = offered.find((each) => each.id === id) ?? offered[0];
  if (!type) throw new TypeError('a clinic has an active type');
  return type;
}
