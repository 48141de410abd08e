/** How a person heard about the clinic. Staff ask at the first call. */

export const heardFromLabels = {
  google: 'Google',
  friend_or_family: 'Friend or family',
  doctor: 'Doctor',
  attorney: 'Attorney',
  social_media: 'Social media',
  drove_by: 'Drove by',
  insurance: 'Insurance',
  other: 'Other',
} as const;

export type HeardFrom = keyof typeof heardFromLabels;

export const heardFromValues = Object.keys(heardFromLabels) as HeardFrom[];

/** null for anything that is not on the list. */
export function heardFromOf(value: unknown): HeardFrom | null {
  return heardFromValues.find((known) => known === value) ?? null;
}
