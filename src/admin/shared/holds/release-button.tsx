import type { Visit } from '#domain/visits/visit.ts';
import { schedulePath } from '../paths/paths.ts';
import { SaveButton } from '../save/save-button.tsx';

type ReleaseButtonProps = { hold: Pick<Visit, 'id' | 'patientName'>; className?: string };

/** Gives the time free again. The request stays. */
export function ReleaseButton({ hold: { id, patientName }, className }: ReleaseButtonProps) {
  return (
    <SaveButton
      action={schedulePath}
      fields={{ intent: 'status', id, name: patientName, from: 'held', to: 'cancelled' }}
      fetcherKey={`release-${id}`}
      variant="ghost"
      className={className}
      busyLabel="Releasing…"
    >
      Release
    </SaveButton>
  );
}
