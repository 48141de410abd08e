import { useFetchers } from 'react-router-dom';
import { endFrom, type Visit, visitStatuses } from '#domain/visits/visit.ts';

/** The visits with pending changes applied; after a refusal as they were. */
export function usePendingChanges(visits: readonly Visit[]): Visit[] {
  const forms = useFetchers().flatMap(({ formData }) => formData ?? []);
  return visits.map((stored) => {
    const pending = forms.filter((form) => form.get('id') === stored.id);
    return pending.reduce(changedBy, stored);
  });
}

function changedBy(visit: Visit, form: FormData): Visit {
  const startsAt = form.has('startsAt') ? new Date(Number(form.get('startsAt'))) : visit.startsAt;
  const status = visitStatuses.find((known) => known === form.get('to')) ?? visit.status;
  return { ...visit, startsAt, endsAt: endFrom(startsAt, visit), status };
}
