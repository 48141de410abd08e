export const pipTexts = {
  label: 'Send me the guide',
  name: 'Full Name',
  email: 'Email Address',
  accident: 'Were you in an accident?',
  choose: 'Please select...',
  yes: 'Yes, I was in an accident',
  no: 'No, but I want to be prepared',
  button: 'Get the free guide',
  notice:
    'The guide is educational only. Downloading it does not create a patient-provider relationship.',
};

export type PipTexts = typeof pipTexts;
