/** A visit in the calendar of the patient. Anyone may see it, so it says nothing about health. */
export const calendarTexts = {
  title: (clinic: string) => `Appointment at ${clinic}`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  /** date: 'YYYY-MM-DD' */
  file: (date: string) => `appointment-${date}.ics`,
};

export type CalendarTexts = typeof calendarTexts;
