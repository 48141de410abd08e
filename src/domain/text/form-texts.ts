/** Messages that all forms of the site share. */
export const formTexts = {
  nameRequired: 'Name is required',
  contactRequired: 'Either email or phone number is required',
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a valid phone number',
  phoneExtension: 'Please leave out the extension: the phone number alone is enough',
  allRequired: 'Please fill in all fields',
  cooldown: 'Please wait a moment before submitting again.',
  databaseUnavailable: 'Database not available',
  failed: 'Something went wrong. Please try again or call us directly.',
  pipFailed: 'Something went wrong. Please try again.',
} as const;

/** 'Name is too long (120 characters at most)' */
export function tooLongText(label: string, limit: number): string {
  return `${label} is too long (${limit} characters at most)`;
}
