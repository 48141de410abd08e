import { addressLine } from '#domain/clinic/address-lines.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { phoneHref } from '#domain/text/phone.ts';

type ContactLinesProps = { clinic: Pick<Clinic, 'name' | 'address' | 'phone' | 'email'> };

export function ContactLines({ clinic: { name, address, phone, email } }: ContactLinesProps) {
  return (
    <address className="not-italic">
      {[name, addressLine(address)].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && (
        <a className="link num" href={phoneHref(phone)}>
          {phone}
        </a>
      )}
      {phone && email && ', '}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </address>
  );
}
