import { leadName } from '#domain/leads/lead.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useNewId } from '../../../shared/drafts/use-new-id.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingStart } from './use-booking-draft.ts';

type BookingDialogProps = Pick<BookingStart, 'staff' | 'types' | 'spot'> &
  Partial<BookingStart> & { onClose: () => void };

const none = { change: null, next: null, lead: null, requests: [], provider: null };

/** Books a visit, or changes one. */
export function BookingDialog({ onClose, ...given }: BookingDialogProps) {
  const newId = useNewId();
  const start: BookingStart = { ...none, ...given };
  return (
    <Dialog open onClose={onClose} title={titleOf(start)}>
      <BookingForm key={start.lead?.id ?? newId} newId={newId} {...start} onClose={onClose} />
    </Dialog>
  );
}

function titleOf({ change, next, lead }: BookingStart): string {
  if (change) return `Change the visit of ${change.patientName}`;
  if (next) return `Book another visit for ${next.patientName}`;
  return lead ? `Schedule ${leadName(lead)}` : 'Book a visit';
}
