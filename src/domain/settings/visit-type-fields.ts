/** The form of the visit types, and its checks. */

import {
  isTypeId,
  type TypeColour,
  typeBuffers,
  typeColours,
  typeLengths,
  type VisitType,
} from '../clinic/visit-types.ts';
import { storedMap, storedText } from '../stored-value.ts';
import { type FormError, fieldsOf, invalid, type Parsed, settle } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { checkStored } from '../text/stored-length.ts';

/** As firestore.rules have them. */
export const mostTypes = 24;
export const longestTypeName = 60;

const texts = {
  nameRequired: 'Enter the name of the type',
  nameTwice: (name: string) =>
    `Another type is called “${name}”. Make that one active, or choose another name.`,
  lengthInvalid: 'Choose how long the visit takes',
  bufferInvalid: 'Choose the time after the visit',
  noneActive: 'At least one type must be active, or nothing can be booked',
  tooMany: `At most ${mostTypes} types`,
} as const;

/** types: JSON of the list. */
export type VisitTypesTexts = { types: string };

export function visitTypesTexts(types: readonly VisitType[]): VisitTypesTexts {
  return { types: JSON.stringify(types) };
}

/** The list in the form's text, checked or not. */
export function typedTypes(text: string): VisitType[] {
  const all: unknown = JSON.parse(text || '[]');
  return Array.isArray(all) ? all.map((each) => typedType(storedMap(each) ?? {})) : [];
}

function typedType(typed: Record<string, unknown>): VisitType {
  return {
    id: storedText(typed.id),
    name: typeof typed.name === 'string' ? typed.name : '',
    minutes: Number(typed.minutes),
    buffer: Number(typed.buffer),
    isOnline: typed.isOnline === true,
    colour: typeColours.find((each) => each === typed.colour) ?? 'slate',
    isActive: typed.isActive === true,
  };
}

/** A new one, in a colour that no other type has, if there is one. */
export function blankType(id: string, others: readonly VisitType[]): VisitType {
  const isFree = (colour: TypeColour) => others.every((other) => other.colour !== colour);
  return {
    ...{ id, name: '', minutes: 30, buffer: 0, isOnline: false, isActive: true },
    colour: typeColours.find(isFree) ?? 'slate',
  };
}

/** The id of a control, to which errors lead. */
export const typePartId = (index: number, part: 'name' | 'minutes' | 'buffer') =>
  `type-${index}-${part}`;

export function parseVisitTypes(input: unknown): Parsed<VisitType[]> {
  const typed = typedTypes(String(fieldsOf(input).types));
  // The bar separates the parts of a stored line.
  const types = typed.map((type) => ({
    ...type,
    name: singleLine(type.name.replaceAll('|', '/')),
  }));
  return settle(types, [
    types.length > mostTypes ? invalid('types', texts.tooMany) : null,
    types.some(({ isActive }) => isActive) ? null : invalid('types', texts.noneActive),
    ...types.flatMap((type, index) => checkType(type, index, types)),
  ]);
}

function checkType(
  { id, name, minutes, buffer }: VisitType,
  index: number,
  all: readonly VisitType[],
): (FormError | null)[] {
  // Only code makes ids.
  if (!isTypeId(id)) throw new TypeError('a type without an id');
  return [
    checkName(name, typePartId(index, 'name'), all.slice(0, index)),
    typeLengths.includes(minutes)
      ? null
      : invalid(typePartId(index, 'minutes'), texts.lengthInvalid),
    typeBuffers.includes(buffer) ? null : invalid(typePartId(index, 'buffer'), texts.bufferInvalid),
  ];
}

function checkName(name: string, field: string, before: readonly VisitType[]): FormError | null {
  if (name === '') return { field, code: 'required', message: texts.nameRequired };
  const tooLong = checkStored(field, 'Name', name, longestTypeName);
  if (tooLong) return tooLong;
  const twin = before.find((other) => other.name.toLowerCase() === name.toLowerCase());
  return twin ? invalid(field, texts.nameTwice(twin.name)) : null;
}

/** What a conflict says of a type: '30 min, 15 min after, blue, on the website, active' */
export function typeWords({ minutes, buffer, colour, isOnline, isActive }: VisitType): string {
  return [
    `${minutes} min`,
    buffer > 0 && `${buffer} min after`,
    colour,
    isOnline ? 'on the website' : 'not on the website',
    isActive ? 'active' : 'inactive',
  ]
    .filter(Boolean)
    .join(', ');
}
