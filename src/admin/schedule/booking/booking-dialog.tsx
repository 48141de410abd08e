import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { BookingForm } from './booking-form.tsx';

type BookingDialogProps = {
  staff: readonly StaffMember[];
  /** 'YYYY-MM-DDTHH:mm' on the clinic's clock; '' if not chosen yet. */
  spot: string;
  onClose: () => void;
} & (
  | { change: Visit; lead?: never; requests?: never; provider?: never }
  | {
      change?: never;
      /** The request to book for, or null. */
      lead: Lead | null;
      /** Other requests to choose from. */
      requests: readonly Lead[];
      provider: string | null;
    }
);

/** Books a visit, or changes one. */
export function BookingDialog({
  change,
  lead = null,
  requests = [],
  provider = null,
  staff,
  spot,
  onClose,
}: BookingDialogProps) {
  const title = change
    ? `Change the appointment of ${change.patientName}`
    : lead
      ? `Schedule ${leadName(lead)}`
      : 'Book an appointment';
  return (
    <Dialog open onClose={onClose} title={title}>
      <BookingForm
        key={lead?.id}
        change={change ?? null}
        lead={lead}
        requests={requests}
        staff={staff}
        spot={spot}
        provider={provider}
        onClose={onClose}
      />
    </Dialog>
  );
}
