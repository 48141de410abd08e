import { clinic } from '#domain/clinic/clinic.ts';
import { phoneHref } from '#domain/text/phone.ts';

/** The clinic's number within a text. */
export function PhoneLink() {
  return (
    <a className="link num whitespace-nowrap" href={phoneHref(clinic.phone)}>
      {clinic.phone}
    </a>
  );
}
