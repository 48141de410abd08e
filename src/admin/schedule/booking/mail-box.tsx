import { CheckField } from '../../check-field.tsx';

type MailBoxProps = {
  hasAddress: boolean;
  asksMail: boolean;
  onChange: (asksMail: boolean) => void;
};

/** Whether the patient is told by email; off without an address. */
export function MailBox({ hasAddress, asksMail, onChange }: MailBoxProps) {
  return (
    <CheckField
      name="asksMail"
      checked={hasAddress && asksMail}
      disabled={!hasAddress}
      onChange={onChange}
    >
      <span>
        Email the patient about this
        {!hasAddress && <span className="block text-text-3">No address: text or call</span>}
      </span>
    </CheckField>
  );
}
