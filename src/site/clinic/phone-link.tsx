import { phoneHref } from '#domain/text/phone.ts';
import { useClinic } from './use-clinic.ts';

/** The clinic's number within a text. */
export function PhoneLink() {
  const clinic = useClinic();
  return (
    <a className="link num whitespace-nowrap" href={phoneHref(clinic.phone)}>
      {clinic.phone}
    </a>
  );
}
