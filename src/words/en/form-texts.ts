/** Errors that all forms share, and what they call the fields. */
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
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  injury: 'Type of injury',
  message: 'Message',
  firm: 'Firm',
  text: 'Text',
  tooLong: (label: string, limit: number) => `${label} is too long (${limit} characters at most)`,
};

export type FormTexts = typeof formTexts;
