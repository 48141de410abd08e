import { useFetchers } from 'react-router-dom';
import { type Appointment, appointmentStatuses, endOf } from '#domain/appointment.ts';

/** The appointments as they will be once what is being stored has been; after a refusal as they were. */
export function usePendingChanges(appointments: readonly Appointment[]): Appointment[] {
  const forms = useFetchers().flatMap(({ formData }) => formData ?? []);
  return appointments.map((stored) => {
    const pending = forms.filter((form) => form.get('id') === stored.id);
    return pending.reduce(changedBy, stored);
  });
}

function changedBy(visit: Appointment, form: FormData): Appointment {
  if (form.get('intent') === 'move') {
    const startsAt = new Date(Number(form.get('startsAt')));
    return { ...visit, startsAt, endsAt: endOf(startsAt, visit.type) };
  }
  const status = appointmentStatuses.find((known) => known === form.get('to'));
  return status ? { ...visit, status } : visit;
}
