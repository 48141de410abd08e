import { addressLine } from '#domain/clinic/address-lines.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

/** The contact for questions about a legal page. */
export function ContactBlock() {
  const { name, address, phone, email } = useClinic();
  return (
    <address className="not-italic">
      {name}
      <br />
      {addressLine(address)}
      <br />
      <PhoneLink className="link num" otherwise={null} />
      {phone && email && ', '}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </address>
  );
}
