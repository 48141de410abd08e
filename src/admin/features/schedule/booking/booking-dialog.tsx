import { type Lead, leadName } from '#domain/leads/lead.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useNewId } from '../../../shared/drafts/use-new-id.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingStart } from './use-booking-draft.ts';

type BookingDialogProps = Pick<BookingStart, 'staff' | 'types' | 'spot'> &
  Partial<BookingStart> & { onClose: () => void };

/** Books a visit, or changes one. */
export function BookingDialog({
  change = null,
  next = null,
  lead = null,
  requests = [],
  provider = null,
  staff,
  types,
  spot,
  onClose,
}: BookingDialogProps) {
  const newId = useNewId();
  return (
    <Dialog open onClose={onClose} title={titleOf(change, next, lead)}>
      <BookingForm
        key={lead?.id ?? newId}
        newId={newId}
        change={change}
        next={next}
        lead={lead}
        requests={requests}
        staff={staff}
        types={types}
        spot={spot}
        provider={provider}
        onClose={onClose}
      />
    </Dialog>
  );
}

function titleOf(change: Visit | null, next: Visit | null, lead: Lead | null): string {
  if (change) return `Change the visit of ${change.patientName}`;
  if (next) return `Book another visit for ${next.patientName}`;
  return lead ? `Schedule ${leadName(lead)}` : 'Book a visit';
}
