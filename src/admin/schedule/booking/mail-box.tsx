type MailBoxProps = {
  hasAddress: boolean;
  asksMail: boolean;
  onChange: (asksMail: boolean) => void;
};

/** Whether the patient is told by email; off without an address. */
export function MailBox({ hasAddress, asksMail, onChange }: MailBoxProps) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
      <input
        type="checkbox"
        name="asksMail"
        className="size-4.5 accent-primary"
        checked={hasAddress && asksMail}
        disabled={!hasAddress}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        Email the patient about this
        {!hasAddress && <span className="block text-text-3">No address: text or call</span>}
      </span>
    </label>
  );
}
