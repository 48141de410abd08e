/** What can be booked with the clinic. Managers keep the list; a visit has its type as it was at booking time. */
import { storedTexts } from '../stored-value.ts';

/** Their text and ground: src/admin/shared/parts/type-chip.tsx. */
export const typeColours = [
  'teal',
  'blue',
  'violet',
  'rose',
  'amber',
  'green',
  'orange',
  'slate',
] as const;
export type TypeColour = (typeof typeColours)[number];

/** Whole quarter hours, as firestore.rules have them. */
export const typeLengths: readonly number[] = [15, 30, 45, 60, 75, 90];
export const typeBuffers: readonly number[] = [0, 15, 30];

export type VisitType = {
  /** Never changes, and is never used again. */
  id: string;
  name: string;
  minutes: number;
  /** Minutes after the visit in which the provider has no other one. */
  buffer: number;
  /** The website lists it. */
  isOnline: boolean;
  colour: TypeColour;
  /** The booking form offers it. Visits of an inactive type stay. */
  isActive: boolean;
};

/** What a visit keeps of its type. */
export type BookedType = Pick<VisitType, 'id' | 'name' | 'minutes' | 'buffer'>;

const usual = { buffer: 0, isOnline: true, isActive: true };

/** Of a clinic that has not changed them. Visits of older versions have their ids alone. */
export const originalVisitTypes: readonly VisitType[] = [
  { ...usual, id: 'new_patient', name: 'New patient', minutes: 60, colour: 'teal' },
  { ...usual, id: 're_examination', name: 'Re-examination', minutes: 30, colour: 'violet' },
  { ...usual, id: 'treatment', name: 'Treatment', minutes: 15, colour: 'amber' },
];

export const isTypeId = (text: string) => /^[a-z0-9_-]{1,40}$/.test(text);

/** Reads `settings/visitTypes`; the original types without it. Leaves out a line that is no type, or repeats an id. */
export function visitTypesFrom(stored: Record<string, unknown> | undefined): readonly VisitType[] {
  const types = storedTexts(stored?.types).flatMap((line) => typeIn(line) ?? []);
  const first = new Map([...types].reverse().map((type) => [type.id, type]));
  const kept = types.filter((type) => first.get(type.id) === type);
  return kept.some(({ isActive }) => isActive) ? kept : originalVisitTypes;
}

function typeIn(line: string): VisitType | null {
  const [id = '', name = '', minutes, buffer, online, colour, active] = line.split('|');
  const known = typeColours.find((each) => each === colour);
  const [long, after] = [Number(minutes), Number(buffer)];
  if (!isTypeId(id) || name === '' || !known) return null;
  if (!typeLengths.includes(long) || !typeBuffers.includes(after)) return null;
  return {
    ...{ id, name, minutes: long, buffer: after, colour: known },
    isOnline: online === 'online',
    isActive: active === 'active',
  };
}

/** The fields of the document: 'treatment|Treatment|15|0|online|amber|active'. */
export function storedVisitTypes(types: readonly VisitType[]): { types: string[] } {
  return {
    types: types.map(({ id, name, minutes, buffer, isOnline, colour, isActive }) =>
      [
        ...[id, name, minutes, buffer, isOnline ? 'online' : 'offline'],
        ...[colour, isActive ? 'active' : 'inactive'],
      ].join('|'),
    ),
  };
}

/** 'Treatment, 15 min' */
export const typeLabel = ({ name, minutes }: BookedType) => `${name}, ${minutes} min`;
