export const newForms = {
  booking: {
    title: 'Unfinished bookings',
    /** The field that names a draft. */
    name: 'patientName',
    /** Fields that alone are not worth keeping. */
    choices: ['type', 'providerId', 'date', 'start', 'chosenOver', 'asksMail', 'visitId'],
  },
  request: {
    title: 'Unfinished requests',
    name: 'name',
    choices: ['preferredTime', 'wasInAccident'],
  },
  staff: { title: 'Unfinished entries', name: 'name', choices: [] },
  review: { title: 'Unfinished reviews', name: 'name', choices: [] },
  image: { title: 'Unfinished alt texts', name: 'alt', choices: [] },
} as const satisfies Record<string, { title: string; name: string; choices: readonly string[] }>;

export type NewForm = keyof typeof newForms;
