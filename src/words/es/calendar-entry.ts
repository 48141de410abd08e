import type { CalendarTexts } from '../en/calendar-entry.ts';

export const calendarTexts: CalendarTexts = {
  title: (clinic) => `Cita en ${clinic}`,
  questions: (phone) => `¿Preguntas? Llame al ${phone}.`,
  file: (date) => `cita-${date}.ics`,
};
