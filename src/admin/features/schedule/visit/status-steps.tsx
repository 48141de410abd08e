import {
  answeredAtOf,
  type StatusStep,
  type Visit,
  type VisitStatus,
} from '#domain/visits/visit.ts';
import { Button } from '#ui/button.tsx';
import { schedulePath } from '../../../shared/paths/paths.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';

/** Changes the status of a visit; `pending` is the status that is being stored. */
export function useStatusChange(visit: Visit) {
  const { id, patientName, status } = visit;
  const { send, isBusy, sent } = useSavedForm(`status-of-${id}`);
  return {
    pending: isBusy ? sent?.get('to') : null,
    setStatus: (to: VisitStatus) =>
      send(
        {
          ...{ intent: 'status', id, name: patientName, from: status, to },
          answeredAt: answeredAtOf(visit),
        },
        schedulePath,
      ),
  };
}

type StatusStepsProps = {
  visit: Visit;
  steps: readonly StatusStep[];
  /** The names of the buttons have the patient, for a list of visits. */
  isInList?: boolean;
  className?: string;
};

export function StatusSteps({ visit, steps, isInList = false, className }: StatusStepsProps) {
  const { pending, setStatus } = useStatusChange(visit);
  return steps.map(({ to, label }) => (
    <Button
      key={to}
      variant="line"
      className={className}
      aria-label={isInList ? `${label}: ${visit.patientName}` : undefined}
      busy={pending === to}
      onClick={() => setStatus(to)}
    >
      {label}
    </Button>
  ));
}
