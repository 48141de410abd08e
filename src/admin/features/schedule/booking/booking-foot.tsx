import type { ComponentProps } from 'react';
import { Notice } from '#ui/notice.tsx';
import { NewFormActions } from '../../../shared/drafts/new-form-actions.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import type { BookingDraft } from './use-booking-draft.ts';

type BookingFootProps = Omit<ComponentProps<typeof FormActions>, 'above'> & {
  /** Of a visit for a patient without a record; else null. */
  newId: string | null;
  draft: BookingDraft;
  warning: string | null;
};

/** Always in view: staff see what speaks against the booking, and whether a mail will go, before they book. */
export function BookingFoot({ newId, draft, warning, ...actions }: BookingFootProps) {
  const above = (
    <>
      <div role="status" className="mb-3 empty:hidden">
        {warning && <Notice tone="warn">{warning}</Notice>}
      </div>
      <MailBox draft={draft} />
    </>
  );
  return newId ? (
    <NewFormActions form="booking" id={newId} above={above} {...actions} />
  ) : (
    <FormActions closeLabel="Close" className="mt-0" above={above} {...actions} />
  );
}

/** Whether the patient is told by email; off without an address. */
function MailBox({ draft: { fields, change } }: { draft: BookingDraft }) {
  const hasAddress = fields.email.trim() !== '';
  return (
    <CheckField
      name="asksMail"
      checked={hasAddress && fields.asksMail}
      disabled={!hasAddress}
      onChange={(asksMail) => change({ asksMail })}
    >
      <span>
        Email the patient about this
        {!hasAddress && <span className="block text-text-3">No email on file: text or call</span>}
      </span>
    </CheckField>
  );
}
