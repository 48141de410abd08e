import { cityLine, clinic } from '#domain/clinic/clinic.ts';

/** The contact for questions about a legal page. */
export function ContactBlock() {
  return (
    <address className="not-italic">
      {clinic.name}
      <br />
      {clinic.address.street}, {cityLine}
      <br />
      <a className="link num" href={clinic.phone.href}>
        {clinic.phone.display}
      </a>
      {', '}
      <a className="link" href={`mailto:${clinic.email}`}>
        {clinic.email}
      </a>
    </address>
  );
}
