export const attorneyTexts = {
  label: 'Referral or records request',
  firm: 'Firm',
  name: 'Attorney',
  email: 'Email',
  phone: 'Phone',
  initials: 'Client initials',
  initialsHint: 'For example: J. D.',
  date: 'Date of loss',
  dateHint: 'The day of the accident',
  clientPhone: 'Client’s phone, with the client’s permission',
  request: 'What is needed',
  requestHint:
    'For example: an appointment for a new client, or records and an itemized bill. Please leave out medical details.',
  button: 'Send Request',
  notice:
    'To attorneys, records go only with a signed HIPAA authorization. Sending this form does not create a patient-provider relationship.',
  firmRequired: 'Firm is required',
  initialsRequired: 'Client initials are required',
  initialsInvalid: 'Please enter initials only, for example J. D.',
  dateRequired: 'Date of loss is required',
  dateInvalid: 'Please enter a valid date of loss, not in the future',
  requestRequired: 'Please say what is needed',
};

export type AttorneyTexts = typeof attorneyTexts;
