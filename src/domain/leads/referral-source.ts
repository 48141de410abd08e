/** How a person heard about the clinic. Staff ask at the first call. */

export const referralSources = [
  'google',
  'friend_or_family',
  'doctor',
  'attorney',
  'social_media',
  'drove_by',
  'insurance',
  'other',
] as const;
export type ReferralSource = (typeof referralSources)[number];

export const referralSourceLabels: Record<ReferralSource, string> = {
  google: 'Google',
  friend_or_family: 'Friend or family',
  doctor: 'Doctor',
  attorney: 'Attorney',
  social_media: 'Social media',
  drove_by: 'Drove by',
  insurance: 'Insurance',
  other: 'Other',
};

/** null for anything that is not on the list. */
export function referralSourceOf(value: unknown): ReferralSource | null {
  return referralSources.find((known) => known === value) ?? null;
}
