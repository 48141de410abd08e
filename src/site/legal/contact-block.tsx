import { cityLine } from '#domain/clinic/address-lines.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** The contact for questions about a legal page. */
export function ContactBlock() {
  const clinic = useClinic();
  return (
    <address className="not-italic">
      {clinic.name}
      <br />
      {clinic.address.street}, {cityLine(clinic.address)}
      <br />
      <a className="link num" href={phoneHref(clinic.phone)}>
        {clinic.phone}
      </a>
      {', '}
      <a className="link" href={`mailto:${clinic.email}`}>
        {clinic.email}
      </a>
    </address>
  );
}
