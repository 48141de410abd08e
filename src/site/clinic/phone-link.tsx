import { clinic } from '#domain/clinic/clinic.ts';

/** The clinic's number within a text. */
export function PhoneLink() {
  return (
    <a className="link num whitespace-nowrap" href={clinic.phone.href}>
      {clinic.phone.display}
    </a>
  );
}
