import { originalVisitTypes, type VisitType } from '#domain/clinic/visit-types.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';

export const originalIds = ['new_patient', 're_examination', 'treatment'] as const;
export type OriginalId = (typeof originalIds)[number];

const types = Object.fromEntries(originalVisitTypes.map((type) => [type.id, type]));

export function originalType(id: OriginalId) {
  const type = types[id];
  if (!type) throw new TypeError(`no type ${id}`);
  return type;
}

/** One that a clinic has added. */
export const massage: VisitType = {
  ...{ id: 'massage', name: 'Massage', minutes: 45, buffer: 15, colour: 'rose' },
  ...{ isOnline: false, isActive: true },
};

export const endOf = (startsAt: Date, id: OriginalId) =>
  minutesAfter(startsAt, originalType(id).minutes);

/** What a visit stores of its type and its time. */
export function typedTime(startsAt: Date, id: OriginalId) {
  const { name, buffer } = originalType(id);
  return { type: id, typeName: name, startsAt, endsAt: endOf(startsAt, id), buffer };
}
