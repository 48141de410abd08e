export const appointmentTexts = {
  label: 'Appointment request',
  intro: 'Give us an email address, a phone number, or both.',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  accident: 'Was this a car accident?',
  yes: 'Yes',
  no: 'No',
  injury: 'Type of injury',
  injuryHint: 'Where does it hurt? For example: neck, lower back, headaches',
  time: 'Preferred time',
  /** Of the four choices, in their order. */
  times: ['Morning (8AM-12PM)', 'Afternoon (12PM-5PM)', 'Evening (5PM-7PM)', 'Any time'],
  wanted: 'Who you’d like to see',
  /** Before the answers, where the sender reads them again. unknown: the injury. */
  told: {
    time: 'Preferred time',
    accident: 'Car accident',
    injury: 'Injury type',
    unknown: 'Not specified',
    wanted: 'Would like to see',
  },
  button: 'Request Appointment',
  notice:
    'Sending this form does not create a patient-provider relationship. Please leave out details you would not put in an email.',
};

export type AppointmentTexts = typeof appointmentTexts;
